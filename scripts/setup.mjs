/**
 * Brings a bare machine to where the site can be built (`npm start`) and, with --browser, tested
 * (`npm test`). Runs on the system's own Node, before anything is installed: no dependencies, plain JavaScript.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const run = (command, args) => execFileSync(command, args, { stdio: 'inherit' });
const lockfile = new URL('../package-lock.json', import.meta.url);
const stamp = new URL('../node_modules/.installed-from', import.meta.url);

const wanted = readFileSync(lockfile, 'utf8');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  // The engine warnings speak of the system's Node; everything after this runs on the project's own.
  run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}

if (process.argv.includes('--browser')) ensureChromium();

function ensureChromium() {
  const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (existsSync(chromium)) return;
  const root = process.getuid?.() === 0;
  if (!root || !existsSync('/usr/bin/apt-get')) {
    console.error(
      'The browser tests need Chromium. Install it ("apt-get install chromium" on Debian), or set CHROMIUM to its path.',
    );
    process.exit(1);
  }
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
}

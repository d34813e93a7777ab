/**
 * Installs what the lockfile names (`npm start`) and, with --browser, Chromium for the tests
 * (`npm test`). Runs on the system's own Node, before anything is installed: no dependencies, plain
 * JavaScript.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const run = (command, args) => execFileSync(command, args, { stdio: 'inherit' });
const inProject = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const lockfile = inProject('package-lock.json');
const stamp = inProject('node_modules/.installed-from');

const wanted = readFileSync(lockfile, 'utf8');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  // Install scripts of packages never run: npm 10 does not read `allowScripts`, so all are refused.
  // The engine warnings speak of the system's Node; everything after this runs on the project's own.
  run('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error']);
  checkNode();
  writeFileSync(stamp, wanted);
}

if (process.argv.includes('--browser')) ensureChromium();

/** The project's Node is a package for each system, with its hash in the lockfile. */
function checkNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const pinned = Object.values(optionalDependencies)[0];
  const own = inProject('node_modules/.bin/node');
  const version = existsSync(own)
    ? execFileSync(own, ['--version'], { encoding: 'utf8' }).trim()
    : process.version;
  if (version.split('.')[0] === `v${pinned.split('.')[0]}`) return;
  console.error(
    `There is no package of Node ${pinned} for this system, and the Node that is installed is ${version}. Install Node ${pinned}.`,
  );
  process.exit(1);
}

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

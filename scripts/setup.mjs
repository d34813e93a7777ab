/**
 * Installs what the lockfile names (`npm start`), with --browser Chromium for the tests (`npm test`), with --engines
 * Firefox and WebKit (`npm run test:engines`). Runs on the system's own Node, before anything is installed: no dependencies, plain
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

// Where Playwright's own browsers are installed, `tests/engines` uses those.
if (process.argv.includes('--browser')) {
  ensureInstalled('The browser tests', {
    chromium: process.env.CHROMIUM ?? '/usr/bin/chromium',
  });
}
if (process.argv.includes('--engines')) {
  ensureInstalled('The tests in Firefox and WebKit', {
    'firefox-esr': process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    'webkit2gtk-driver': process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/Xvfb',
  });
}

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

/** Installs the Debian packages whose program is missing. */
function ensureInstalled(what, programs) {
  const missing = Object.keys(programs).filter((name) => !existsSync(programs[name]));
  if (missing.length === 0) return;
  const names = missing.join(' ');
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(
      `${what} need ${names}. Install them ("apt-get install ${names}" on Debian), or set CHROMIUM, FIREFOX or WEBKIT_DRIVER to the path of the program.`,
    );
    process.exit(1);
  }
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing]);
}

/**
 * Installs the packages of the lockfile (`npm start`), with --browser also Chromium for the tests
 * (`npm test`), with --engines also Firefox and WebKit (`npm run test:engines`), whose tests are
 * skipped where they cannot be installed. Runs on the system's Node before the installation, so it
 * is plain JavaScript without dependencies.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const run = (command, args) => execFileSync(command, args, { stdio: 'inherit' });
const inProject = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const lockfile = inProject('package-lock.json');
const stamp = inProject('node_modules/.installed-from');
const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const wanted = readFileSync(lockfile, 'utf8');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  // No package's install script runs, as in `.npmrc`. Engine warnings concern the system's Node and
  // are hidden; later steps use the project's own.
  run('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error']);
  checkNode();
  writeFileSync(stamp, wanted);
}

// Playwright's own browsers, if installed, take precedence in `tests/engines`.
if (process.argv.includes('--browser')) ensureChromium();
if (process.argv.includes('--engines')) {
  const why = installMissing('The tests in Firefox and WebKit', {
    'firefox-esr': process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    'webkit2gtk-driver': process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/Xvfb',
  });
  if (why) console.error(`${why} The tests of an engine that is missing are skipped.`);
}

/** The project's Node is a package per platform, with its hash in the lockfile. */
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

/** The headless shell, else the whole browser: `chromium.ts` looks for them in the same order. */
function ensureChromium() {
  const shell = '/usr/bin/chromium-headless-shell';
  if (!process.env.CHROMIUM) {
    if (!existsSync(shell) && canInstall) {
      try {
        install(['chromium-headless-shell', 'fonts-liberation']);
      } catch {
        console.error('There is no package of the headless shell: the whole Chromium is used.');
      }
    }
    if (existsSync(shell)) return;
  }
  const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const why = installMissing('The browser tests', { chromium });
  if (!why) return;
  console.error(why);
  process.exit(1);
}

/**
 * Installs the Debian packages of missing programs.
 * @returns what is still missing, and what to do about it; undefined if nothing is
 */
function installMissing(what, programs) {
  const missing = Object.keys(programs).filter((name) => !existsSync(programs[name]));
  if (missing.length === 0) return undefined;
  try {
    if (canInstall) {
      install(missing);
      return undefined;
    }
  } catch {
    // apt-get has printed the reason.
  }
  const names = missing.join(' ');
  return `${what} need ${names}. Install them ("apt-get install ${names}" on Debian), or set CHROMIUM, FIREFOX or WEBKIT_DRIVER to the path of the program.`;
}

function install(names) {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

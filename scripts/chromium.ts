/** The Chromium of tests and benchmarks. */
import { existsSync } from 'node:fs';

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The path of the program: `CHROMIUM`, or what Debian's packages install. The headless shell is
 * preferred, because it needs half the time of the whole browser for the same page.
 */
export const chromiumPath =
  process.env['CHROMIUM'] ?? (existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium');

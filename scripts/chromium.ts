/** The Chromium of tests and benchmarks. */
import { existsSync } from 'node:fs';

const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * The path of the program: `CHROMIUM`, or what Debian's packages install. The headless shell is
 * preferred, because it needs half the time of the whole browser for the same page.
 */
export const chromiumPath =
  process.env['CHROMIUM'] ?? installed.find((path) => existsSync(path)) ?? installed[0]!;

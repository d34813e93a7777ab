/** The third-party notices: the licenses of everything that is sent to visitors. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest, type ShippedPackage } from '../shipped-packages.ts';

/**
 * Packages sent to visitors outside of scripts: the two fonts, subset to Latin letters and so
 * marked as modified.
 */
export const shippedFonts = ['@fontsource-variable/figtree', '@fontsource-variable/gabarito'];

/** Vite's license file also contains those of its bundled dependencies, which are not sent. */
const afterOwnTerms = /\n# Licenses of bundled dependencies[\s\S]*/;

const licenseFile = /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i;
const rule = `\n\n${'-'.repeat(72)}\n\n`;

async function notice(folder: string, remark = ''): Promise<string> {
  const { name, version, license } = readManifest(folder);
  const file = (await readdir(folder)).find((entry) => licenseFile.test(entry));
  if (!file) {
    throw new Error(
      `${name} ${version} is sent to visitors but has no license file. Replace the package or add its license.`,
    );
  }
  const text = (await readFile(join(folder, file), 'utf8'))
    .replaceAll('\r\n', '\n')
    .replace(afterOwnTerms, '')
    .trim();
  return `${name} ${version} (${license ?? 'see below'})${remark}\n\n${text}`;
}

/**
 * The text of `third-party-notices.txt`.
 * @throws for a package without a license file
 */
export async function notices(root: string, packages: readonly ShippedPackage[]): Promise<string> {
  const parts = await Promise.all([
    ...packages.map(({ folder }) => notice(join(root, folder))),
    ...shippedFonts.map((name) =>
      notice(join(root, 'node_modules', name), ', cut down to the letters that the site uses'),
    ),
  ]);
  const head =
    'This site is made with the work of others. These are the terms on which it is used.';
  return `${[head, ...new Set(parts)].join(rule)}\n`;
}

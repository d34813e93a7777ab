/**
 * Finishes the build: completes the prerendered documents, writes the security policy and checks
 * links. Stops at the first error and names the file.
 */
import { existsSync } from 'node:fs';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';
import { notFoundPaths, sitePaths } from '#app/content/paths.ts';
import { webManifest } from '#illustrations/site-icons.ts';
import { writeHostFiles } from '#deploy/hosts/write-host-files.ts';
import { precompress } from '#server/precompress.ts';
import { socialPicturePath } from '#app/lib/page-head.ts';
import { connectOrigins, formEndpoint, site } from '#app/content/site.ts';
import { billOfMaterials, parseLockfile, serverPackages } from './finish/bill-of-materials.ts';
import { classesOf, cspHash, finishDocument } from './finish/document.ts';
import { deadLinks } from './finish/links.ts';
import { notices, shippedFonts } from './finish/notices.ts';
import { sampleBreaches, sourceLine } from './finish/samples.ts';
import { cutStylesheet, readCompanions, shareStyles, withoutFonts } from './finish/styles.ts';
import { readSocialPictures, writeSocialPictures } from './finish/social-pictures.ts';
import { parseShippedPackages } from './shipped-packages.ts';
import { siteOrigin } from './site-origin.ts';

/**
 * Limit for the different inlined styles of all documents. Each has a hash in the policy, of 54
 * characters with its quotes. Static hosts accept a header of 2,000; the rest of the policy needs
 * 350, and an owner's origins some more.
 */
const mostStyles = 28;

const dist = join(import.meta.dirname, '../dist');
const client = join(dist, 'client');

const root = join(dist, '..');

type Document = { readonly path: string; readonly html: string };

await removeUnusedOutput();
await placeNotFoundDocuments();
const boot = await bootScript();
const { documents, styleHashes } = await finishDocuments(boot);
await writeSocialCards();
await writeFile(join(client, 'site.webmanifest'), webManifest(site));
await writeThirdParties();
await writePolicy([cspHash(boot)], styleHashes);
await precompress(client);
// Last, so that a build with these faults can be inspected. It fails nevertheless.
await checkDocuments(documents);
console.log(`Finished ${documents.length} documents; every link leads somewhere.`);

async function removeUnusedOutput(): Promise<void> {
  await rm(join(dist, 'server'), { recursive: true, force: true });
  // As a fallback document it would hydrate as a page that does not exist.
  await rm(join(client, '__spa-fallback.html'), { force: true });
  // Data files of resource routes, which no page requests.
  for (const file of await readdir(client, { recursive: true })) {
    if (/\.(xml|txt|md|json|csv)\.data$/.test(file)) await rm(join(client, file));
  }
}

/** The built-in server and static hosts respond with the nearest 404.html up the tree. */
async function placeNotFoundDocuments(): Promise<void> {
  for (const path of notFoundPaths) {
    await rename(join(client, path, 'index.html'), join(client, `${path}.html`));
    await rm(join(client, path), { recursive: true });
  }
}

/**
 * Inlines the boot script and the styles of each document, and moves its module into a file.
 * @returns the documents, and the hashes of their styles for the policy
 */
async function finishDocuments(
  boot: string,
): Promise<{ documents: readonly Document[]; styleHashes: readonly string[] }> {
  const files = [
    ...sitePaths.map((path) => ({ path, file: join(client, path, 'index.html') })),
    ...notFoundPaths.map((path) => ({ path, file: join(client, `${path}.html`) })),
  ];
  const rendered = await Promise.all(
    files.map(async (one) => ({ ...one, html: await readFile(one.file, 'utf8') })),
  );
  const stylesheet = linkedStylesheet(rendered.map(({ html }) => html));
  const styleOf = shareStyles(
    cutStylesheet((await readFile(stylesheet, 'utf8')).trim(), readCompanions()),
    rendered.map(({ html }) => classesOf(html)),
    mostStyles,
  );
  const styleHashes = new Set<string>();
  const documents: Document[] = [];
  for (const { path, file, html } of rendered) {
    const finished = finishDocument(html, { file, boot, styleOf });
    await writeFile(file, finished.html);
    await writeFile(join(client, finished.module.path), finished.module.code);
    styleHashes.add(cspHash(finished.css));
    documents.push({ path, html: finished.html });
  }
  await keepOnlyStylesheet(stylesheet);
  return { documents, styleHashes: [...styleHashes].sort() };
}

/** The server build writes a stylesheet that no document links. */
async function keepOnlyStylesheet(stylesheet: string): Promise<void> {
  for (const name of await readdir(join(client, 'assets'))) {
    const file = join(client, 'assets', name);
    if (name.endsWith('.css') && file !== stylesheet) await rm(file);
  }
  await writeFile(stylesheet, withoutFonts(await readFile(stylesheet, 'utf8')));
}

async function writeSocialCards(): Promise<void> {
  const list = join(dist, 'social-pictures.json');
  await rename(join(client, 'social-pictures.json'), list);
  await writeSocialPictures(
    (await readSocialPictures(list)).map(({ path, ...picture }) => ({
      file: join(client, socialPicturePath(path)),
      picture,
    })),
    join(root, 'node_modules/.cache/social-pictures'),
  );
}

/** The licenses of what visitors load, and the bill of materials of that and of the server. */
async function writeThirdParties(): Promise<void> {
  const shipped = parseShippedPackages(await readFile(join(dist, 'shipped-packages.json'), 'utf8'));
  await writeFile(join(client, 'third-party-notices.txt'), await notices(root, shipped));
  const lockfile = parseLockfile(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const folders = new Set([
    ...shipped.map(({ folder }) => folder),
    ...shippedFonts.map((name) => `node_modules/${name}`),
    // The one package that the built-in server imports.
    ...serverPackages(lockfile, ['negotiator']),
  ]);
  const bill = billOfMaterials(lockfile, folders);
  await writeFile(join(dist, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
}

/** The policy, and the files from which each host takes it. */
async function writePolicy(
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
): Promise<void> {
  const policy = {
    scriptHashes,
    styleHashes,
    origin: siteOrigin(),
    indexable: site.isIndexable,
    connectOrigins: [
      ...new Set([...connectOrigins, ...(formEndpoint ? [new URL(formEndpoint).origin] : [])]),
    ],
  };
  await writeFile(join(dist, 'policy.json'), `${JSON.stringify(policy, null, 2)}\n`);
  await writeHostFiles({ clientDir: client, outDir: dist, policy });
}

/** Ends the process with an error if a figure of a sample client or a link is wrong. */
async function checkDocuments(documents: readonly Document[]): Promise<void> {
  const faults = {
    'Sample clients': sampleBreaches(documents, sourceLine(await filesWithWords())),
    'Links that lead nowhere': deadLinks(
      documents,
      (path) => existsSync(join(client, path)),
      siteOrigin(),
    ),
  };
  for (const [what, lines] of Object.entries(faults)) {
    if (lines.length > 0) console.error(`${what}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
  if (Object.values(faults).some((lines) => lines.length > 0)) process.exit(1);
}

/** The files that figures of clients are written in, without the ledger of samples. */
async function filesWithWords(): Promise<readonly string[]> {
  const folders = ['app/content', 'app/guides/content'].map((name) => join(root, name));
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true }))
        .filter((name) => /\.(?:ts|md)$/.test(name) && !name.startsWith('samples/'))
        .map((name) => join(folder, name)),
    ),
  );
  return names.flat();
}

/**
 * The file of the stylesheet that all documents link.
 * @throws if they link several or none
 */
function linkedStylesheet(html: readonly string[]): string {
  const names = new Set(
    html.flatMap((text) =>
      [...text.matchAll(/<link [^>]*href="\/assets\/([^"]+\.css)"/g)].map(([, name = '']) => name),
    ),
  );
  const [name, ...others] = names;
  if (!name || others.length) {
    throw new Error(
      `Expected one stylesheet for all documents, found ${[...names].join(', ') || 'none'}.`,
    );
  }
  return join(client, 'assets', name);
}

/** The minified boot script, as inlined into every page. */
async function bootScript(): Promise<string> {
  const file = join(import.meta.dirname, '../app/browser/boot.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022' });
  const minified = await minify(file, code, { compress: true, mangle: true });
  return minified.code.replace(/\/\/# sourceMappingURL.*$/s, '').trim();
}

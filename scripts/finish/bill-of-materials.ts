/** The software bill of materials of a build (CycloneDX), for vulnerability checks. */
import { z } from 'zod';

const dependencies = z.record(z.string(), z.string()).optional();
const text = z.string().optional();

const lockfileSchema = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      dependencies,
      optionalDependencies: dependencies,
      name: text,
      version: text,
      integrity: text,
      license: text,
    }),
  ),
});

export type Lockfile = z.infer<typeof lockfileSchema>;

/** @throws if the text is not a lockfile of npm */
export function parseLockfile(json: string): Lockfile {
  return lockfileSchema.parse(JSON.parse(json));
}

/**
 * Folders of the packages that the built-in server needs: Node, and the packages it imports with
 * their dependencies.
 */
export function serverPackages({ packages }: Lockfile, imports: readonly string[]) {
  const found = new Set<string>();
  const queue = [...imports, ...Object.keys(packages['']?.optionalDependencies ?? {})];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const folder = `node_modules/${name}`;
    const entry = packages[folder];
    if (entry === undefined) {
      throw new Error(
        `${name} is imported by the server but not in package-lock.json. Run: npm install`,
      );
    }
    if (found.has(folder)) continue;
    found.add(folder);
    queue.push(...Object.keys(entry.dependencies ?? {}));
  }
  return found;
}

/**
 * Derived from the lockfile alone, so the same lockfile gives the same bytes. npm's own command
 * rejects a tree in which a package depends on `latest`, as one of Lighthouse's does.
 * @param required folders of packages that are sent to visitors or that serve the site; all others
 * are build-only
 */
export function billOfMaterials(lockfile: Lockfile, required: ReadonlySet<string>) {
  const components = Object.entries(lockfile.packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { name, version = '', integrity, license }]) => {
      const whole = name ?? folder.replace(/^.*node_modules\//, '');
      const [algorithm, hash] = integrity?.split('-') ?? [];
      return {
        type: 'library',
        'bom-ref': folder,
        name: whole,
        version,
        scope: required.has(folder) ? 'required' : 'excluded',
        purl: `pkg:npm/${whole.replace('@', '%40')}@${version}`,
        ...(hash && {
          hashes: [
            {
              alg: algorithm === 'sha512' ? 'SHA-512' : 'SHA-1',
              content: Buffer.from(hash, 'base64').toString('hex'),
            },
          ],
        }),
        ...(license && { licenses: [{ expression: license }] }),
      };
    });
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': lockfile.name,
        name: lockfile.name,
        version: lockfile.version,
      },
    },
    components,
  };
}

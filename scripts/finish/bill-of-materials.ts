/** What takes part in a build, as a CycloneDX document for those who look for a version that turned out to be unsafe. */

type LockEntry = {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
};

export type Lockfile = {
  readonly name: string;
  readonly version: string;
  readonly packages: Readonly<Record<string, LockEntry>>;
};

/**
 * Made from the lockfile alone, so the same lockfile gives the same bytes. npm's own command refuses a tree
 * in which a package asks for `latest`, as one of Lighthouse's does.
 * @param shipped folders of packages that are sent to visitors; the rest is `excluded` from what runs
 */
export function billOfMaterials(lockfile: Lockfile, shipped: ReadonlySet<string>) {
  const components = Object.entries(lockfile.packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { name, version = '', integrity, license }]) => {
      const whole = name ?? folder.split('node_modules/').at(-1)!;
      const [algorithm, hash] = integrity?.split('-') ?? [];
      return {
        type: 'library',
        'bom-ref': folder,
        name: whole,
        version,
        scope: shipped.has(folder) ? 'required' : 'excluded',
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

import { existsSync } from 'node:fs';
import path from 'node:path';
import { Ledger, type Figure, type Findings } from '../figures.ts';

/** How many articles the site is built with. */
const counts = [10, 100, 1_000, 10_000] as const;

/** What `bench/generated-articles.ts` has to export for this part to run. */
interface Generator {
  /**
   * Builds the site with this many articles in a folder of its own and measures it. The working tree is
   * left as it was.
   */
  readonly measureWith: (
    articles: number,
  ) => Promise<readonly Pick<Figure, 'name' | 'unit' | 'samples'>[]>;
}

/** Build time, output and the archive's filter as articles are added. */
export async function growthPart(): Promise<Findings> {
  const ledger = new Ledger('growth');
  const file = path.join(import.meta.dirname, '../generated-articles.ts');
  if (!existsSync(file)) {
    ledger.remark('generated articles', 'not measured: there is no bench/generated-articles.ts');
    return ledger.findings;
  }
  const { measureWith } = (await import(file)) as Generator;
  for (const count of counts) {
    for (const { name, unit, samples } of await measureWith(count)) {
      const subject = `${count.toLocaleString('en')} articles`;
      for (const sample of samples) ledger.add(subject, name, unit, sample);
    }
  }
  return ledger.findings;
}

/**
 * The content of the pages of the route table, found by file name: the page whose route module is
 * `routes/seo-pricing.tsx` has its content in `content/seo-pricing.ts`, exported as `seoPricing`. For the
 * build only.
 */
import { camelCase } from '#app/lib/camel-case.ts';
import { pageEntries, routeModules } from '#app/site-map.ts';
import type { Illustration } from './entities.ts';
import type { PageMeta } from './page-meta.ts';

/** The fields that every page has. */
export type PageWords = {
  readonly meta: PageMeta;
  readonly hero: {
    /** The lines of the main heading, or the heading as one. */
    readonly title: string | readonly string[];
    readonly illustration?: Illustration;
    /** The scene of the landing page. */
    readonly hill?: Illustration;
  };
};

type PagePath = (typeof pageEntries)[number]['path'];

// Without the modules that import this one, which would be a cycle.
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    './*.ts',
    '!./*.test.ts',
    '!./*.server.ts',
    '!./{page-words,pages,sample-content,social-pictures,structured-data}.ts',
  ],
  { eager: true },
);

/** Each page with its words, in the order of the site map. */
export const pageWords: ReadonlyMap<PagePath, PageWords> = new Map(
  pageEntries.map(({ path }) => [path, wordsOf(path)]),
);

/** @throws {Error} where a page has no words: names the file and what it must export */
function wordsOf(path: PagePath): PageWords {
  const name = routeModules[path].replace(/^routes\/(.+)\.tsx$/, '$1');
  const exported = camelCase(name);
  const words = modules[`./${name}.ts`]?.[exported];
  if (!isPageWords(words)) {
    throw new Error(
      `app/content/${name}.ts: the page ${path} has no words. Export \`${exported}\` with \`meta\` and \`hero\` from that file.`,
    );
  }
  return words;
}

function isPageWords(value: unknown): value is PageWords {
  return value instanceof Object && 'meta' in value && 'hero' in value;
}

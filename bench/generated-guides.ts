import { seoGlossary } from '#app/content/guides/seo-glossary.ts';
import type { Glossary, GuideTopic } from '#app/content/guides/guide.ts';

const topics: readonly GuideTopic[] = ['seo', 'local-seo', 'website-design', 'ppc'];
const trades = ['garages', 'clinics', 'law firms', 'bakeries', 'florists', 'gyms', 'hotels'];

/** Terms of a generated guide: about as many words as a real one has. */
const length = 24;

/**
 * As many guides as are asked for, the same ones each time: glossaries whose titles and addresses
 * differ, with the terms of a real one.
 */
export function generatedGuides(count: number): Readonly<Record<string, Glossary>> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index): [string, Glossary] => {
      const topic = topics[index % topics.length]!;
      const name = `Search words for ${trades[index % trades.length]!}, part ${index + 1}`;
      const terms = Array.from(
        { length },
        (_none, at) => seoGlossary.terms[(index + at) % seoGlossary.terms.length]!,
      ).toSorted((a, b) => a.term.localeCompare(b.term));
      const slugs = new Set<string>(terms.map(({ slug }) => slug));
      return [
        `${topic}/generated-${index + 1}`,
        {
          ...seoGlossary,
          topic,
          meta: { ...seoGlossary.meta, title: `${name} | Upslope`, label: name },
          hero: { ...seoGlossary.hero, title: name },
          summary: `${length} words that ${trades[index % trades.length]!} meet, each in a sentence.`,
          terms: terms.map((term) => ({ ...term, see: term.see.filter((one) => slugs.has(one)) })),
        },
      ];
    }),
  );
}

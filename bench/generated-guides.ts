import { readFileSync } from 'node:fs';
import { topicIds } from '#app/guides/place.ts';

const trades = ['garages', 'clinics', 'law firms', 'bakeries', 'florists', 'gyms', 'hotels'];

/** Number of terms of a generated guide, as in a real one. */
const length = 24;

/**
 * Generated glossaries, the same ones each time. Their names and addresses differ; their terms are those of a real one.
 * @returns the text of each file, by its path below the folder of the guides
 */
export function generatedGuides(count: number): Readonly<Record<string, string>> {
  const source = readFileSync(
    new URL('../app/guides/content/seo/glossary.md', import.meta.url),
    'utf8',
  );
  const [frontmatter = '', ...terms] = source.split(/^(?=## )/m);
  return Object.fromEntries(
    Array.from({ length: count }, (_, index): [string, string] => {
      const trade = trades[index % trades.length]!;
      const name = `Search words for ${trade}, part ${index + 1}`;
      const own = Array.from({ length }, (_none, at) => terms[(index + at) % terms.length]!);
      const named = [
        ['label', name],
        ['title', name],
        ['heading', name],
        ['order', String(100 + index)],
        ['summary', `${length} words that ${trade} meet, each in a sentence.`],
      ].reduce(
        (text, [field, value]) =>
          text.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`),
        frontmatter,
      );
      // Cross-references could name terms that this guide lacks.
      const body = own.map((term) => term.replace(/^\*\*See:\*\*.*\n/m, '').trimEnd()).join('\n\n');
      return [
        `${topicIds[index % topicIds.length]!}/generated-${index + 1}.md`,
        `${named}${body}\n`,
      ];
    }),
  );
}

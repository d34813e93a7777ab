import { describe, expect, test } from 'vitest';
import { abbreviations } from '#app/content/abbreviations.ts';
import { automotiveChapters, automotiveText } from '#app/content/automotive.server.ts';
import { automotive } from '#app/content/automotive.ts';
import type { Checklist, Glossary, Guide, LongRead, Steps } from '#app/content/guides/guide.ts';
import { guideMarkdown } from '#app/content/guides/guide-markdown.server.ts';
import { checkGuide, faultsOf } from '#app/content/guides/guide-check.server.ts';
import { automotivePage, guidePage, wordsOf } from '#app/content/guides/guide-page.server.ts';
import { guideHubs } from '#app/content/guides/hubs.ts';
import { guides } from '#app/content/guides/index.ts';
import { guideHubSlugs, guideSlugs, markdownFiles, sitePaths } from '#app/content/paths.ts';
import { structuredData } from '#app/content/structured-data.ts';
import type { Chapter, Text } from '#app/lib/prose/prose.ts';

const all: readonly (readonly [string, Guide])[] = Object.entries(guides);
const ofKind = <One extends Guide>(kind: One['kind']) =>
  all.filter((entry): entry is readonly [string, One] => entry[1].kind === kind);
const glossaries = ofKind<Glossary>('glossary');
const checklists = ofKind<Checklist>('checklist');
const longReads = ofKind<LongRead>('long-read');
const stepGuides = ofKind<Steps>('steps');

const points = (list: Checklist) => list.groups.flatMap((group) => group.points);
const duplicates = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);
const chaptersOf = async (slug: string): Promise<readonly Chapter[]> => {
  const page = await guidePage(slug);
  return page?.kind === 'long-read' ? page.chapters : [];
};
const proseOfAll = async () => {
  const texts = await Promise.all([
    ...longReads.map(async ([slug]) => ({ slug, chapters: await chaptersOf(slug) })),
    automotiveText().then(({ chapters }) => ({ slug: 'automotive', chapters })),
  ]);
  return texts.map(({ slug, chapters }) => ({
    slug,
    blocks: chapters.flatMap(({ blocks }) => blocks),
  }));
};

describe('every guide', () => {
  test.for(all)('%s names its sources and two or more ways on', ([slug, guide]) => {
    expect(guide.sources.length).toBeGreaterThan(0);
    expect(duplicates(guide.sources.map(({ url }) => url))).toEqual([]);
    for (const { url } of guide.sources) expect(URL.canParse(url), url).toBe(true);
    expect(guide.readOn.length).toBeGreaterThanOrEqual(2);
    expect(guide.readOn.map(({ to }) => to)).not.toContain(`/guides/${slug}`);
    expect(duplicates(guide.readOn.map(({ to }) => to))).toEqual([]);
  });

  test.for(all)('%s was not changed before it was published', ([, guide]) => {
    expect(guide.published <= guide.meta.updated).toBe(true);
  });

  test.for(all)('%s shows the reading time of its words', async ([slug, guide]) => {
    const page = await guidePage(slug);
    const words = await wordsOf(guide);
    expect(page && 'minutes' in page && page.minutes).toBe(Math.max(1, Math.round(words / 220)));
  });

  test.for(all)('%s is an article with its own dates', ([slug, guide]) => {
    expect(structuredData(`/guides/${slug}`)?.['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'Article',
        datePublished: guide.published,
        dateModified: guide.meta.updated,
      }),
    );
  });

  test('has a place in the list of all, and only the guides of a topic stand in its list', async () => {
    const hub = await guidePage('all');
    const listed = hub?.kind === 'hub' ? hub.guides.map(({ to }) => to) : [];
    expect(new Set(listed)).toEqual(
      new Set([...guideSlugs.map((slug) => `/guides/${slug}`), '/industries/automotive']),
    );
    for (const slug of guideHubSlugs) {
      const page = await guidePage(slug);
      const { topic } = guideHubs[slug];
      if (page?.kind !== 'hub' || !topic) continue;
      expect(page.guides.length, slug).toBeGreaterThan(0);
      expect(
        page.guides.every((guide) => guide.topic === topic),
        slug,
      ).toBe(true);
    }
  });
});

describe('a fault in a guide is named with its file and field', () => {
  const glossary: Glossary = guides['seo/glossary'];
  const checklist: Checklist = guides['website-design/mobile'];
  const steps: Steps = guides['local-seo/google-business'];
  const [term, other] = glossary.terms as [Glossary['terms'][0], Glossary['terms'][0]];
  const [group] = checklist.groups as [Checklist['groups'][0]];
  const [step] = steps.steps as [Steps['steps'][0]];

  test.for<[string, Guide, string]>([
    [
      'a forgotten example',
      { ...glossary, terms: [{ ...term, example: '' }, ...glossary.terms.slice(1)] },
      `terms[0] (${term.slug}).example: is missing`,
    ],
    [
      'a term that stands there twice',
      { ...glossary, terms: [...glossary.terms, { ...other, slug: 'again' }] },
      `terms[${glossary.terms.length}].term: “${other.term}” stands here twice`,
    ],
    [
      'a dead cross-link',
      { ...glossary, terms: [{ ...term, see: ['nowhere'] }, ...glossary.terms.slice(1)] },
      `terms[0] (${term.slug}).see: “nowhere” is no other term of this glossary`,
    ],
    [
      'an id that two points share',
      {
        ...checklist,
        groups: [{ ...group, points: [...group.points, group.points[0]!] }],
      },
      `groups (${group.slug}).points[${group.points.length}].id: “${group.points[0]!.id}” stands here twice`,
    ],
    [
      'a step without what it looks like when it worked',
      { ...steps, steps: [{ ...step, looksRight: '' }] },
      `steps[0] (${step.id}).looksRight: is missing`,
    ],
  ])('%s', ([, guide, fault]) => {
    expect(faultsOf(guide)).toContain(fault);
  });

  test.for(all)('%s has none', ([, guide]) => {
    expect(faultsOf(guide)).toEqual([]);
    expect(() => checkGuide(guide)).not.toThrow();
  });
});

test('an unknown guide has no page', async () => {
  for (const slug of ['', 'seo', 'seo/', 'seo/nothing', 'constructor', '__proto__', '%5B']) {
    expect(await guidePage(slug), slug).toBeNull();
  }
});

describe('glossaries', () => {
  test.for(glossaries)('%s has at least 30 terms, none twice', ([, { terms }]) => {
    expect(terms.length).toBeGreaterThanOrEqual(30);
    expect(duplicates(terms.map(({ slug }) => slug))).toEqual([]);
    expect(duplicates(terms.map(({ term }) => term.toLowerCase()))).toEqual([]);
  });

  test.for(glossaries)('%s stands in the order of the alphabet', ([, { terms }]) => {
    const letters = terms.map(({ term }) => term[0]!.toUpperCase());
    expect(letters).toEqual(letters.toSorted());
    for (const letter of letters) expect(letter).toMatch(/[A-Z]/);
  });

  test.for(glossaries)('%s links only to terms that it has', ([slug, { terms }]) => {
    const known = new Set(terms.map((term) => term.slug));
    for (const term of terms) {
      for (const see of term.see) {
        expect(known.has(see), `${slug}, ${term.slug}, see: ${see}`).toBe(true);
      }
      expect(term.see, `${slug}, ${term.slug}, see`).not.toContain(term.slug);
    }
  });

  test.for(glossaries)('%s explains each term in one sentence', ([slug, { terms }]) => {
    for (const { slug: term, definition } of terms) {
      expect(definition, `${slug}, ${term}, definition`).toMatch(
        /^[^.!?]+([.!?](?! [A-Z])[^.!?]*)*[.?]$/,
      );
    }
  });

  test('are where the abbreviations of the site come from, word for word', () => {
    for (const [name, { meaning, to }] of Object.entries(abbreviations)) {
      const [path, fragment] = to.split('#');
      const guide: Guide = guides[path!.replace('/guides/', '') as keyof typeof guides];
      const term = guide.kind === 'glossary' && guide.terms.find(({ slug }) => slug === fragment);
      if (!term) throw new Error(`${name}: ${to} is no term`);
      expect(meaning, name).toBe(`${term.abbreviationOf}. ${term.definition}`);
    }
  });

  test('have no abbreviation that other pages could not explain', () => {
    const spelled = glossaries.flatMap(([, { terms }]) =>
      terms.filter(({ term, abbreviationOf }) => abbreviationOf && /^[A-Z]{2,}$/.test(term)),
    );
    expect(spelled.filter(({ term }) => !(term in abbreviations))).toEqual([]);
  });
});

describe('checklists', () => {
  test('the technical one has exactly the 87 points of the audit, the mobile one 40', () => {
    expect(points(guides['seo/technical-checklist'])).toHaveLength(87);
    expect(points(guides['website-design/mobile'])).toHaveLength(40);
  });

  test.for(checklists)('%s has no id twice, groups included', ([, list]) => {
    const ids = [...list.groups.map(({ slug }) => slug), ...points(list).map(({ id }) => id)];
    expect(duplicates(ids)).toEqual([]);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
  });

  test.for(checklists)('%s says of each point why, how to check and how to fix', ([slug, list]) => {
    for (const { id, title, why, check, fix } of points(list)) {
      for (const text of [title, why, check, fix]) {
        expect(text.trim().length, `${slug}, ${id}`).toBeGreaterThan(8);
      }
    }
  });
});

describe('step guides', () => {
  test.for(stepGuides)('%s adds up its minutes, step by step', async ([slug, guide]) => {
    const page = await guidePage(slug);
    if (page?.kind !== 'steps') throw new Error(`${slug} is no step guide`);
    let before = 0;
    for (const [index, step] of page.steps.entries()) {
      expect(step.before, step.id).toBe(before);
      before += guide.steps[index]!.minutes;
    }
    expect(page.effort).toBe(before);
    expect(duplicates(guide.steps.map(({ id }) => id))).toEqual([]);
  });
});

describe('prose', () => {
  test.for(longReads)('%s has chapters and ends with what to do next', async ([slug]) => {
    const chapters = await chaptersOf(slug);
    expect(chapters.length).toBeGreaterThanOrEqual(5);
    expect(chapters.at(-1)?.id).toMatch(/next/);
  });

  test.for(longReads)(
    '%s has 1,800 to 3,500 words, tables and texts to copy included',
    async ([, guide]) => {
      const words = await wordsOf(guide);
      expect(words, guide.file).toBeGreaterThanOrEqual(1800);
      expect(words, guide.file).toBeLessThanOrEqual(3500);
    },
  );

  test('leads only to addresses of the site', async () => {
    const paths: readonly string[] = sitePaths;
    const links = (text: Text): string[] =>
      text.flatMap((part) => {
        if (typeof part === 'string') return [];
        return 'bold' in part ? links(part.bold) : [part.to];
      });
    let count = 0;
    for (const { slug, blocks } of await proseOfAll()) {
      for (const block of blocks) {
        const texts = block.type === 'list' ? block.items : 'text' in block ? [block.text] : [];
        for (const to of texts.flatMap((text) => (typeof text === 'string' ? [] : links(text)))) {
          count += 1;
          expect(to.startsWith('#') || paths.includes(to.split('#')[0]!), `${slug}: ${to}`).toBe(
            true,
          );
        }
      }
    }
    expect(count).toBeGreaterThan(20);
  });

  test('marks an abbreviation once on a page', async () => {
    for (const { slug, blocks } of await proseOfAll()) {
      const marks = blocks.flatMap((block) =>
        'text' in block && typeof block.text !== 'string'
          ? block.text.flatMap((part) =>
              typeof part === 'object' && 'abbr' in part ? part.abbr : [],
            )
          : [],
      );
      expect(duplicates(marks), slug).toEqual([]);
    }
  });

  test('gets its sums right', async () => {
    let checked = 0;
    for (const { slug, blocks } of await proseOfAll()) {
      for (const block of blocks) {
        if (block.type !== 'sum') continue;
        for (const [index, { label, value, note }] of block.rows.entries()) {
          const share = shareIn(note);
          if (!share || index === 0) continue;
          checked += 1;
          expect(share.of, `${slug}, ${block.title}, ${label}`).toBe(block.rows[index - 1]!.value);
          expect(Math.round(share.of * share.part), `${slug}, ${block.title}, ${label}`).toBe(
            value,
          );
        }
        checked += 1;
        expect(worthIn(block.result.note), `${slug}, ${block.title}`).toBeCloseTo(
          number(block.result.value.replace('$', '')),
          2,
        );
      }
    }
    expect(checked).toBeGreaterThanOrEqual(10);
  });
});

const number = (text: string) => Number(text.replaceAll(',', ''));

/** "6 jobs at $280", "300 clicks at $5 are $1,500, for 9 jobs". */
function worthIn(note: string): number {
  const [, things, price, , shared] =
    note.match(/^([\d,]+) [\w ]+? (?:at|with) \$([\d,.]+)(.*? for (\d+) )?/) ?? [];
  return Math.round((number(things!) * number(price!) * 100) / Number(shared ?? 1)) / 100;
}

/** "1 in 10 of 600" and "30% of 150". */
function shareIn(note: string): { part: number; of: number } | null {
  const odds = note.match(/(\d+) in (\d+) of ([\d,]+)/);
  if (odds) return { part: Number(odds[1]) / Number(odds[2]), of: number(odds[3]!) };
  const percent = note.match(/(\d+)% of ([\d,]+)/);
  return percent ? { part: Number(percent[1]) / 100, of: number(percent[2]!) } : null;
}

describe('the automotive guide', () => {
  test('takes 15 minutes at 220 words a minute', async () => {
    const page = await automotivePage();
    const words = page.chapters.reduce((sum, chapter) => sum + chapter.words, 0);
    expect(page.minutes).toBe(15);
    expect(Math.round(words / 220)).toBe(15);
  });

  test('has a table of contents of 10 entries on two levels', async () => {
    const { contents } = await automotiveText();
    expect(contents).toHaveLength(10);
    expect(new Set(contents.map(({ level }) => level))).toEqual(new Set([1, 2]));
    expect(duplicates(contents.map(({ id }) => id))).toEqual([]);
  });

  test('has a framework of 5 steps, keyword lists and stories', async () => {
    const blocks = (await automotiveChapters()).flatMap((chapter) => chapter.blocks);
    const ofType = (type: string) => blocks.filter((block) => block.type === type);
    expect(ofType('framework')).toHaveLength(1);
    expect(ofType('framework')[0]).toHaveProperty('steps.length', 5);
    expect(ofType('keywords').length).toBeGreaterThanOrEqual(2);
    expect(ofType('story').length).toBeGreaterThanOrEqual(2);
  });

  test('is an article with its own dates', () => {
    expect(structuredData('/industries/automotive')?.['@graph']).toContainEqual(
      expect.objectContaining({ '@type': 'Article', datePublished: automotive.published }),
    );
  });
});

test('every guide has a twin in Markdown that opens with its title and holds its words', async () => {
  for (const file of markdownFiles) {
    const markdown = await guideMarkdown(file.replace(/\/index\.md$/, ''));
    expect(markdown, file).toMatch(/^# .+\n\n/);
    expect(markdown!.split(/\s+/).length, file).toBeGreaterThan(900);
    expect(markdown, file).not.toMatch(/undefined|\[object/);
  }
  expect(await guideMarkdown('/guides/all')).toBeNull();
  expect(await guideMarkdown('/guides/nothing')).toBeNull();
});

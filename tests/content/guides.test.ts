import { describe, expect, test } from 'vitest';
import { pointAnchors } from '#audit/point-anchors.ts';
import * as abbreviations from '#app/content/abbreviations.ts';
import { audits } from '#app/content/claims.ts';
import { datesOf } from '#app/content/dates.server.ts';
import { markdownFiles } from '#app/content/paths.ts';
import { structuredData } from '#app/content/structured-data.ts';
import { guideEntries } from '#app/guides/entries.ts';
import { guides, readings } from '#app/guides/guides.server.ts';
import { hubPage } from '#app/guides/hub-pages.server.ts';
import { guidePage } from '#app/guides/pages.server.ts';
import { hubSlugs, topicIds } from '#app/guides/place.ts';
import type { Block } from '#app/guides/prose.ts';
import type { GuideKind, GuideOf } from '#app/guides/schema.ts';
import { withoutGroups } from '#app/guides/beside.server.ts';
import { ads as drawnAds } from '#illustrations/pictures/panoramas/click-towers.ts';
import { titles } from '#illustrations/pictures/panoramas/guide-library.ts';
import { guideMarkdown } from '#app/guides/markdown-version.server.ts';
import { specified } from '#tests/specification.ts';

const ofKind = <Kind extends GuideKind>(kind: Kind) =>
  [...guides].flatMap(([path, guide]) =>
    guide.kind === kind ? [[path, guide as GuideOf<Kind>] as const] : [],
  );
const duplicates = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);
const blocksOf = async (path: string): Promise<readonly Block[]> => {
  const page = await guidePage(path);
  return page && 'chapters' in page
    ? page.chapters.flatMap((chapter) => [
        { type: 'paragraph', text: chapter.lead },
        ...withoutGroups(chapter.blocks),
      ])
    : [];
};
const withChapters = [...ofKind('long-read'), ...ofKind('industry')].map(([path]) => path);

describe('every guide', () => {
  test('is an article with its own dates', () => {
    for (const [path] of readings) {
      const { published, updated } = datesOf(path);
      expect(structuredData(path)?.['@graph'], path).toContainEqual(
        expect.objectContaining({
          '@type': 'Article',
          datePublished: published,
          dateModified: updated,
        }),
      );
    }
  });

  test('is once on the hub of all guides and once on that of its topic', async () => {
    const all = await hubPage('/guides/all');
    expect(all.guides.map(({ to }) => to)).toEqual(guideEntries.map(({ path }) => path));
    const listed = await Promise.all(
      topicIds.map(async (topic) => (await hubPage(`/guides/${topic}-guides`)).guides),
    );
    expect(listed.flat()).toEqual(all.guides);
  });

  test('except industry guides is below the hub of its topic', async () => {
    for (const { path, parent } of guideEntries) {
      if (!path.startsWith('/guides/')) continue;
      expect(parent, path).not.toBe('/guides/all');
      const hub = await hubPage(parent);
      expect(
        hub.guides.map(({ to }) => to),
        parent,
      ).toContain(path);
    }
  });

  test('that a hub says when to read is on that hub', async () => {
    for (const topic of topicIds) {
      const hub = await hubPage(`/guides/${topic}-guides`);
      const listed = hub.guides.map(({ to }) => to);
      for (const to of Object.keys(hub.about?.advice ?? {})) expect(listed, topic).toContain(to);
    }
  });

  test('except industry guides links to the next and the previous one, the last to the hub of all guides', async () => {
    const order = guideEntries.filter(({ path }) => path.startsWith('/guides/'));
    const pages = await Promise.all(order.map(({ path }) => guidePage(path)));
    expect(pages.map((page) => page?.next?.to)).toEqual([
      ...order.slice(1).map(({ path }) => path),
      '/guides/all',
    ]);
    expect(pages.map((page) => page?.previous?.to)).toEqual([
      undefined,
      ...order.slice(0, -1).map(({ path }) => path),
    ]);
  });

  test('in chapters has the minutes of its chapters, on its page and in lists', async () => {
    const all = await hubPage('/guides/all');
    const pages = await Promise.all(guideEntries.map(({ path }) => guidePage(path)));
    for (const page of pages) {
      if (page?.kind !== 'long-read') continue;
      const sum = page.chapters.reduce((total, { minutes }) => total + minutes, 0);
      expect(sum, page.path).toBe(page.minutes);
      expect(all.guides.find(({ to }) => to === page.path)?.minutes, page.path).toBe(sum);
    }
  });

  test('has a Markdown version with its heading and all its titles', async () => {
    for (const [path, guide] of readings) {
      expect(markdownFiles, path).toContain(`${path}/index.md`);
      const markdown = await guideMarkdown(path);
      const titles = Object.values(guide)
        .filter(Array.isArray)
        .flat()
        .flatMap((part: { title?: string; term?: string }) => part.title ?? part.term ?? []);
      for (const title of [guide.heading, ...titles]) expect(markdown, path).toContain(title);
      expect(markdown, path).not.toMatch(/undefined|\[object|\{\{/);
    }
  });
});

test('an unknown address has no page and no Markdown version', async () => {
  for (const slug of ['', 'seo', 'seo/', 'seo/nothing', 'constructor', '__proto__', '%5B']) {
    expect(await guidePage(`/guides/${slug}`), slug).toBeNull();
    await expect(hubPage(`/guides/${slug}`), slug).rejects.toThrow('no such hub');
    expect(await guideMarkdown(`/guides/${slug}`), slug).toBeNull();
  }
  for (const slug of hubSlugs) expect(await guideMarkdown(`/guides/${slug}`), slug).toBeNull();
});

describe('glossaries', () => {
  test.for(ofKind('glossary'))('%s explains each term in one sentence', ([, { terms }]) => {
    for (const { id, definition } of terms) {
      expect(definition, `${id}, definition`).toMatch(/^[^.!?]+([.!?](?! [A-Z])[^.!?]*)*[.?]$/);
    }
  });

  // app/guides/README.md asks for one in eight. The terms are sorted, so they are not evenly spread.
  const mostBetweenPictures = 14;
  test.for(ofKind('glossary'))(
    `%s shows a main term with a picture at least every ${mostBetweenPictures} terms`,
    async ([path]) => {
      const page = await guidePage(path);
      const terms = page?.kind === 'glossary' ? page.letters.flatMap(({ terms: own }) => own) : [];
      const places = terms.flatMap(({ picture }, index) => (picture ? [index] : []));
      const gaps = [...places, terms.length].map(
        (place, index) => place - (places[index - 1] ?? 0),
      );
      expect(Math.max(...gaps)).toBeLessThanOrEqual(mostBetweenPictures);
    },
  );

  test.for(ofKind('glossary'))(
    '%s shows its terms in alphabetical order, and a term between two main terms',
    async ([path]) => {
      const page = await guidePage(path);
      const terms = page?.kind === 'glossary' ? page.letters.flatMap(({ terms: own }) => own) : [];
      const names = terms.map(({ term }) => term);
      expect(names).not.toEqual([]);
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
      expect(
        terms.filter(({ picture }, index) => picture && terms[index - 1]?.picture),
        'main terms right after another',
      ).toEqual([]);
    },
  );

  test('explain a term that two of them have in their own words, and one links to the other', () => {
    const entries = ofKind('glossary').flatMap(([path, { terms }]) =>
      terms.map((term) => ({ path, ...term })),
    );
    const pairs = entries.flatMap((entry, index) =>
      entries
        .slice(index + 1)
        .filter(
          ({ path, id, term }) => path !== entry.path && (id === entry.id || term === entry.term),
        )
        .map((other) => [entry, other] as const),
    );
    expect(pairs.length).toBeGreaterThan(0);
    for (const [one, other] of pairs) {
      expect(one.definition, one.id).not.toBe(other.definition);
      expect(one.example, one.id).not.toBe(other.example);
      const links = JSON.stringify([one.more, other.more]);
      expect(
        [one, other].some(({ path, id }) => links.includes(`"${path}#${id}"`)),
        `${one.path} and ${other.path} explain “${one.id}”: link one to the other after **More:**`,
      ).toBe(true);
    }
  });

  test('define abbreviations in the same words as other pages', () => {
    for (const { abbr, meaning, to } of Object.values(abbreviations)) {
      const [path, fragment] = to.split('#');
      const [, glossary] = ofKind('glossary').find(([one]) => one === path) ?? [];
      const term = glossary?.terms.find(({ id }) => id === fragment);
      expect(`${term?.standsFor}. ${term?.definition}`, abbr).toBe(meaning);
    }
  });
});

test('the technical checklist has the points of the audit, in the order of the numbers of its checks', () => {
  const [, list] = ofKind('checklist').find(([path]) => path.endsWith('technical-checklist'))!;
  expect(
    list.groups.flatMap(({ points }) => points).map(({ id }) => id),
    'Change audit/point-anchors.ts with the checklist, and the `id` of the checks of each point that moved.',
  ).toEqual(pointAnchors);
  expect(pointAnchors).toHaveLength(audits.servicePage.points);
});

describe('prose', () => {
  test('marks each abbreviation once per page', async () => {
    let marked = 0;
    for (const path of withChapters) {
      const marks = JSON.stringify(await blocksOf(path)).match(/"abbr":"\w+"/g) ?? [];
      marked += marks.length;
      expect(duplicates(marks), path).toEqual([]);
    }
    expect(marked).toBeGreaterThan(0);
  });

  test('has correct arithmetic', async () => {
    let checked = 0;
    for (const slug of withChapters) {
      for (const block of await blocksOf(slug)) {
        for (const { title, rows, result } of sumsIn(block)) {
          for (const [index, { label, value, note }] of rows.entries()) {
            const share = shareIn(note);
            if (!share || index === 0) continue;
            checked += 1;
            expect(share.of, `${slug}, ${title}, ${label}`).toBe(rows[index - 1]!.value);
            expect(Math.round(share.of * share.part), `${slug}, ${title}, ${label}`).toBe(value);
          }
          const worth = worthIn(result.note);
          if (worth === null) continue;
          checked += 1;
          expect(worth, `${slug}, ${title}`).toBeCloseTo(number(result.value.replace('$', '')), 2);
        }
      }
    }
    expect(checked).toBeGreaterThanOrEqual(10);
  });
});

test('the picture of two ads on the list of PPC guides has the numbers of their sums', async () => {
  const excerpt = (await hubPage('/guides/ppc-guides')).about?.excerpt;
  if (!excerpt || 'after' in excerpt) throw new Error('The list has no excerpt of a guide.');
  const { illustration } = excerpt;
  const ads = (await blocksOf(excerpt.from)).find(
    (block) => block.type === 'ads' && block.rows.length > 0,
  );
  const [first, second] = ads ? sumsIn(ads) : [];
  const said = [...illustration.alt.matchAll(/[$\d.]*\d/g)].map(([number]) => number);
  const numbers = ({ rows, result }: NonNullable<typeof first>) => [
    ...rows.slice(1).map(({ value }) => `${value}`),
    result.value,
  ];
  expect(said.toSorted()).toEqual([...numbers(first!), '$180', ...numbers(second!)].toSorted());
  const drawn = drawnAds.map(({ clicks, calls, jobs, price }) => [
    ...[clicks, calls, jobs].map(String),
    price,
  ]);
  expect(drawn).toEqual([numbers(first!), numbers(second!)]);
});

/** The sums of a block, with the numbers that the page shows. */
function sumsIn(block: Block) {
  if (block.type === 'sum') return [block];
  if (block.type !== 'ads' || block.rows.length === 0) return [];
  return block.ads.map(({ title }, place) => {
    const rows = block.rows.map(({ label, sums }) => {
      const { shown, note } = sums[place]!;
      return { label, note, value: number(shown.replace('$', '')), shown };
    });
    return {
      title,
      rows: rows.slice(0, -1),
      result: { ...rows.at(-1)!, value: rows.at(-1)!.shown },
    };
  });
}

const number = (text: string) => Number(text.replaceAll(',', ''));

/** "6 jobs at $280", "300 clicks at $5 are $1,500, for 9 jobs". Null for a note that names no price. */
function worthIn(note: string): number | null {
  const stated = note.match(/^([\d,]+) [\w ]+? (?:at|with) \$([\d,.]+)(.*? for (\d+) )?/);
  if (!stated) return null;
  const [, things, price, , shared] = stated;
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
  const path = '/industries/automotive';

  const { contents: entries, frameworkSteps, minutes } = specified.automotive;

  test(`takes ${minutes} minutes to read`, async () => {
    expect(await guidePage(path)).toHaveProperty('minutes', minutes);
  });

  test(`has a table of contents of ${entries} entries on two levels`, async () => {
    const page = await guidePage(path);
    const contents = page?.kind === 'industry' ? page.contents : [];
    const headings = contents.flatMap((chapter) => chapter.headings);
    expect(headings).not.toEqual([]);
    expect(contents.length + headings.length).toBe(entries);
    expect(duplicates([...contents, ...headings].map(({ id }) => id))).toEqual([]);
  });

  test(`has a framework of ${frameworkSteps} steps, keyword lists and stories`, async () => {
    const blocks = await blocksOf(path);
    const ofType = (type: string) => blocks.filter((block) => block.type === type);
    expect(ofType('framework')).toHaveLength(1);
    expect(ofType('framework')[0]).toHaveProperty('steps.length', frameworkSteps);
    expect(ofType('keywords')).toHaveLength(1);
    expect(ofType('story').length).toBeGreaterThanOrEqual(2);
  });
});

describe('pictures with the names of guides', () => {
  test.for(topicIds)('every book of %s is the label of one of its guides', (topic) => {
    const labels = [...guides].flatMap(([, guide]) => (guide.topic === topic ? [guide.label] : []));
    expect(labels).toEqual(expect.arrayContaining([...titles[topic]]));
  });
});

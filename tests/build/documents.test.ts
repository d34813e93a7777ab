import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { metaOf } from '#app/content/pages.ts';
import { sitePaths, type SitePath } from '#app/content/paths.ts';
import { site } from '#app/content/site.ts';
import { walk } from '#scripts/finish/html.ts';
import { sceneOf, scenes } from './built-scenes.ts';
import {
  allDocuments,
  attribute,
  builtPages,
  file,
  graphOf,
  meta,
  named,
  notFoundDocuments,
  textOf,
  titleOf,
  type BuiltPage,
  type Element,
} from './built-site.ts';

const indexable = sitePaths.filter((path) => metaOf(path).indexable !== false);

/** The names of the scenes that a page shows, without the covers of guides: a cover stands at each link to its guide. */
const scenesOf = (page: BuiltPage) =>
  [...walk(named(page, 'main')[0]!)]
    .filter(({ tagName }) => tagName === 'img')
    .flatMap((image) => sceneOf(image) ?? [])
    .filter((name) => !name.startsWith('guide-'));

test('most scenes are found in the pages by their names', () => {
  expect(new Set(allDocuments.flatMap(scenesOf)).size).toBeGreaterThan(scenes.size / 2);
});

describe.each(allDocuments)('$path', (page) => {
  test('shows each scene at most once', () => {
    const shown = scenesOf(page);
    expect(shown).toEqual([...new Set(shown)]);
  });

  test('has a visible tooltip, hidden from screen readers, for every icon-only button', () => {
    const wordless = named(page, 'button').filter((button) => !textOf(button).trim());
    expect(wordless.length).toBeGreaterThan(0);
    for (const button of wordless) {
      const name = attribute(button, 'aria-label');
      const tips = button.parentNode!.childNodes.filter(
        (one): one is Element => 'tagName' in one && attribute(one, 'aria-hidden') === 'true',
      );
      expect(tips.map(textOf)).toEqual([name]);
    }
  });

  test('has one main, one h1 and no skipped heading level', () => {
    expect(named(page, 'main')).toHaveLength(1);
    const levels = page.elements
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
    }
  });

  test('sets apostrophes as in print, outside of code', () => {
    const code = new Set(named(page, 'code').concat(named(page, 'pre')).map(textOf));
    const words = named(page, 'body')
      .flatMap((body) => textOf(body).match(/\S*\p{L}'\p{L}\S*/gu) ?? [])
      .filter((word) => ![...code].some((text) => text.includes(word)));
    expect(words).toEqual([]);
  });

  test('has no duplicate id', () => {
    const ids = page.elements.flatMap((element) => attribute(element, 'id') ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('names what its references name: an id has no space, and is in the document', () => {
    const ids = new Set(page.elements.flatMap((element) => attribute(element, 'id') ?? []));
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']) {
      for (const element of page.elements) {
        const missing = attribute(element, name)
          ?.split(' ')
          .filter((id) => !ids.has(id));
        expect(missing ?? [], name).toEqual([]);
      }
    }
  });

  test('gives every picture its size and alt text', () => {
    for (const image of named(page, 'img')) {
      const src = attribute(image, 'src');
      expect(Number(attribute(image, 'width')), src).toBeGreaterThan(0);
      expect(Number(attribute(image, 'height')), src).toBeGreaterThan(0);
      expect(attribute(image, 'alt'), src).toBeDefined();
    }
  });

  test('has only scripts and styles that the policy allows', () => {
    const policy = JSON.parse(
      readFileSync(new URL('../../dist/policy.json', import.meta.url), 'utf8'),
    );
    const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
    const inline = (name: string) =>
      [
        ...page.html.matchAll(
          new RegExp(`<${name}\\b([^>]*)>([^<]*(?:<(?!/${name})[^<]*)*)</${name}>`, 'g'),
        ),
      ]
        .filter(([, attributes = '', text]) => text && !attributes.includes('ld+json'))
        .map(([, , text = '']) => text);
    for (const text of inline('script')) expect(policy.scriptHashes).toContain(hash(text));
    for (const text of inline('style')) expect(policy.styleHashes).toContain(hash(text));
    expect(inline('style')).toHaveLength(1);
  });

  test('declares the fonts inline, and not once more in the full stylesheet', () => {
    expect(page.html).toContain('@font-face{font-family:Figtree;');
    const full = named(page, 'link').find((link) => attribute(link, 'rel') === 'stylesheet');
    expect(file(attribute(full!, 'href')!)).not.toContain('@font-face');
  });

  test('starts with the skip link and has the Explore section above the footer', () => {
    const links = named(page, 'a');
    expect(attribute(links[0]!, 'href')).toBe('#main');
    const band = page.elements.find(
      (element) => attribute(element, 'aria-labelledby') === 'explore',
    );
    expect(band && textOf(band)).toMatch(/Case studies.*Guides/s);
    expect(page.elements.indexOf(band!)).toBeLessThan(
      page.elements.indexOf(named(page, 'footer').at(-1)!),
    );
  });
});

describe.each(builtPages)('$path', (page) => {
  const canIndex = indexable.includes(page.path as (typeof indexable)[number]);

  test('has a title and a description of readable length', () => {
    expect(titleOf(page).length).toBeGreaterThanOrEqual(15);
    expect(titleOf(page).length).toBeLessThanOrEqual(65);
    expect(meta(page, 'description')!.length).toBeGreaterThanOrEqual(50);
    expect(meta(page, 'description')!.length).toBeLessThanOrEqual(165);
  });

  test('has a canonical link if it may be indexed, else noindex', () => {
    const canonical = named(page, 'link').filter((link) => attribute(link, 'rel') === 'canonical');
    expect(canonical.map((link) => attribute(link, 'href'))).toEqual(
      canIndex ? [`${site.origin}${page.path}`] : [],
    );
    expect(meta(page, 'robots')).toBe(canIndex ? 'max-image-preview:large' : 'noindex');
  });

  test('has a social card', () => {
    expect(meta(page, 'og:title')).toBe(titleOf(page));
    expect(meta(page, 'og:url')).toBe(`${site.origin}${page.path}`);
    const isArticle = page.html.includes('"@type":"Article"');
    if (canIndex) expect(meta(page, 'og:type')).toBe(isArticle ? 'article' : 'website');
    expect(meta(page, 'og:image:alt')).toBe(titleOf(page));
    expect(meta(page, 'og:image')).toMatch(new RegExp(`^${site.origin}/social/.+\\.png$`));
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
  });

  test('has one graph of structured data, whose ids resolve', () => {
    const graphs = named(page, 'script').filter(
      (script) => attribute(script, 'type') === 'application/ld+json',
    );
    expect(graphs).toHaveLength(canIndex ? 1 : 0);
    if (!canIndex) return;
    const graph = graphOf(page);
    const text = JSON.stringify(graph);
    const types = graph.map((node) => node['@type']);
    expect(types).toContain(page.path === '/' ? 'Organization' : 'BreadcrumbList');
    const usedTypes = new Set(Array.from(text.matchAll(/"@type":"([^"]+)"/g), ([, type]) => type));
    for (const banned of ['FAQPage', 'HowTo', 'Review', 'AggregateRating', 'LocalBusiness']) {
      expect(usedTypes).not.toContain(banned);
    }
    // The organization and the website are defined on the landing page.
    const ids = new Set([...graph, ...graphOf(builtPages[0]!)].map((node) => node['@id']));
    for (const [, id] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(id);
  });
});

describe.each(notFoundDocuments)('$path', (page) => {
  test('is noindex', () => {
    expect(meta(page, 'robots')).toBe('noindex');
    expect(page.html).not.toContain('rel="canonical"');
  });
});

const languageOf = (path: string) => metaOf(path as SitePath).language ?? site.language;

test('every document declares the language of its page', () => {
  const wrong = builtPages.filter(
    (page) => attribute(named(page, 'html')[0]!, 'lang') !== languageOf(page.path),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('pages in other languages exist, name their language, and name each other', () => {
  const links = builtPages.flatMap((page) =>
    named(page, 'link').flatMap((link) => {
      const language = attribute(link, 'hreflang');
      const to = attribute(link, 'href')!.slice(site.origin.length) || '/';
      return language ? [{ from: page.path, to, language }] : [];
    }),
  );
  const wrong = links.filter(
    ({ from, to, language }) =>
      !sitePaths.includes(to as SitePath) ||
      languageOf(to) !== language ||
      !links.some((back) => back.from === to && back.to === from),
  );
  expect(wrong).toEqual([]);
});

test('titles and descriptions are unique', () => {
  const twice = (values: readonly (string | undefined)[]) =>
    values.filter((value, index) => values.indexOf(value) !== index);
  expect(twice(builtPages.map(titleOf))).toEqual([]);
  expect(twice(builtPages.map((page) => meta(page, 'description')))).toEqual([]);
});

test('the sitemap has exactly the indexable pages, with dates', () => {
  const entries = [
    ...file('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g),
  ];
  expect(entries.map(([, loc]) => loc)).toEqual(indexable.map((path) => `${site.origin}${path}`));
  for (const [, loc, lastmod] of entries) {
    expect(lastmod, loc).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(lastmod!), loc).toBeLessThanOrEqual(Date.now());
  }
  expect(file('robots.txt')).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
});

test('every page is within three clicks of the landing page', () => {
  const linksFrom = new Map(
    builtPages.map((page) => [
      page.path,
      named(page, 'a').flatMap((link) => {
        const url = URL.parse(attribute(link, 'href') ?? '', `${site.origin}${page.path}`);
        return url?.origin === site.origin ? [url.pathname] : [];
      }),
    ]),
  );
  let reached = new Set(['/']);
  for (let click = 0; click < 3; click += 1) {
    reached = new Set([...reached].flatMap((path) => [path, ...(linksFrom.get(path) ?? [])]));
  }
  expect(sitePaths.filter((path) => !reached.has(path))).toEqual([]);
});

/** Points 63 to 67: title, headings and description. */
import {
  accessibleText,
  attribute,
  closestAbove,
  type HtmlDocument,
  rawText,
  shorten,
  textOf,
} from '../document.ts';
import { decodePart, originals, type PageFacts, robotsDirectives, titleElement } from '../facts.ts';
import {
  fail,
  needsAPerson,
  notApplicable,
  pass,
  passOrFail,
  type DocumentCheck,
  type SiteCheck,
} from '../outcome.ts';
import { repeated } from '../repeated.ts';
import { nodesOfType, textIn } from '../structured.ts';
import type { SiteInput } from '../types.ts';
import { normalized, shareAWord, shownLength, topicWords } from '../words.ts';

/** Titles that say nothing: words of a template, or “Home” before the name. */
const emptyTitles =
  /^(?:home(?:\s?page)?(?:\s*[-–—|·:•»]\s.*)?|untitled(?: (?:document|page))?|welcome|index(?:\.\w+)?|(?:web)?page(?: title)?|title|new page(?: \d+)?|document|website|my (?:site|website|app)|(?:react|vite|svelte|create next|next\.js) app|vite \+ \w+|insert title here)$/i;
const separators = /\s+[-–—|·:•»/]\s+|:\s+/;
const longestTitle = 65;

/** The name of the site, as the page states it. */
function brandOf(document: HtmlDocument): string | undefined {
  return (
    document.meta('og:site_name') ??
    document.meta('application-name') ??
    nodesOfType(document, 'WebSite', 'Organization').map(({ value }) => textIn(value.name))[0]
  );
}

/** Fails at each value that several pages have. Copies with another canonical don't count. */
function uniqueAcross(
  pages: readonly PageFacts[],
  site: SiteInput,
  value: (page: PageFacts) => readonly [string, string, number | undefined],
) {
  const open = originals(pages);
  return open.length < 2
    ? notApplicable(site.origin, 'one page')
    : passOrFail(repeated(open.map(value)));
}

export const titlesDocument: readonly DocumentCheck[] = [
  {
    id: 63,
    seen: 'have one title of at most 65 characters',
    check(document) {
      const titles = document
        .named('title')
        .filter(
          (one) =>
            one.namespace === 'http://www.w3.org/1999/xhtml' &&
            !closestAbove(one, ({ name }) => name === 'svg'),
        );
      const [title] = titles;
      const text = shorten(rawText(title));
      if (!title || !text) {
        return fail([
          document.evidence(
            title ?? document.named('head')[0],
            'no title',
            'what it is, where it is and why you',
          ),
        ]);
      }
      if (titles.length > 1) {
        return fail(
          titles
            .slice(1)
            .map((one) => document.evidence(one, `a second title “${rawText(one)}”`, 'one title')),
        );
      }
      if (emptyTitles.test(text)) {
        return fail([document.evidence(title, `“${text}”`, 'what it is, where it is and why you')]);
      }
      const length = shownLength(rawText(title));
      return length > longestTitle
        ? fail([
            document.evidence(title, `${length} characters: “${text}”`, `at most ${longestTitle}`),
          ])
        : pass();
    },
  },
  {
    id: 64,
    seen: 'begin their title with its topic',
    check(document) {
      const title = titleElement(document);
      const text = shorten(rawText(title));
      if (!text) return notApplicable(document.page.url, 'no title');
      const brand = brandOf(document);
      const [first, ...others] = text.split(separators).filter(Boolean);
      if (brand && first && others.length > 0 && normalized(first) === normalized(brand)) {
        return fail([
          document.evidence(
            title,
            `“${text}” begins with the name`,
            'service and town first, the name last',
          ),
        ]);
      }
      const start =
        text
          .slice(0, 30)
          .replace(/\p{L}+$/u, (word) => (text[30] && /\p{L}/u.test(text[30]) ? '' : word)) || text;
      const heading = textOf(document.named('h1')[0]);
      const path =
        document.page.hasAddress === false ? '' : document.url.pathname.replaceAll(/[-_/.]/g, ' ');
      return shareAWord(start, path) || shareAWord(start, heading)
        ? pass()
        : needsAPerson(
            document.page.url,
            `“${text}”: whether people search for its first words is not known`,
          );
    },
  },
  {
    id: 65,
    seen: 'have one h1 that names the topic',
    check(document) {
      const headings = document.named('h1');
      const [first] = headings;
      if (!first || headings.every((heading) => accessibleText(heading) === '')) {
        return fail([
          document.evidence(first ?? document.main, 'no h1', 'the topic of the page as its one h1'),
        ]);
      }
      if (headings.length > 1) {
        return fail(
          headings.map((heading) =>
            document.evidence(heading, `“${textOf(heading)}”, one of ${headings.length}`, 'one h1'),
          ),
        );
      }
      const heading = accessibleText(first);
      const title = rawText(titleElement(document));
      const path =
        document.page.hasAddress === false
          ? ''
          : decodePart(document.url.pathname).replaceAll(/[-_/.]/g, ' ');
      const isNamed =
        topicWords(heading).size === 0 ||
        (title === '' && path === '') ||
        shareAWord(heading, `${title} ${path}`);
      return isNamed
        ? pass()
        : fail([
            document.evidence(
              headings[0],
              `“${heading}” shares no word with the title “${shorten(title)}”`,
              'the topic as h1; a slogan is plain text',
            ),
          ]);
    },
  },
  {
    id: 66,
    seen: 'have headings without a gap',
    check(document) {
      const headings = document.elements.filter(({ name }) => /^h[1-6]$/.test(name));
      if (headings.length === 0) return notApplicable(document.page.url, 'no heading');
      let level = 1;
      const gaps = headings.filter((heading) => {
        const before = level;
        level = Number(heading.name[1]);
        return level - before > 1;
      });
      return passOrFail(
        gaps.map((heading) =>
          document.evidence(
            heading,
            `${heading.name} “${textOf(heading)}” leaves a level out`,
            'levels that go 1, 2, 3',
          ),
        ),
      );
    },
  },
  {
    id: 67,
    seen: 'that may be indexed have a description of 50 to 165 characters',
    check(document) {
      if (robotsDirectives(document).length > 0) return notApplicable(document.page.url, 'noindex');
      const metas = document.metas('description');
      const text = (attribute(metas[0], 'content') ?? '').trim();
      if (!text) {
        return fail([
          document.evidence(
            metas[0] ?? document.named('head')[0],
            'no description',
            'one sentence of about 150 characters',
          ),
        ]);
      }
      if (metas.length > 1) {
        return fail(metas.map((meta) => document.evidence(meta, undefined, 'one description')));
      }
      const length = shownLength(text);
      return length < 50 || length > 165
        ? fail([
            document.evidence(metas[0], `${length} characters: “${text}”`, '50 to 165 characters'),
          ])
        : pass();
    },
  },
];

export const titlesSite: readonly SiteCheck[] = [
  {
    id: 63,
    checkSite: (pages, site) =>
      uniqueAcross(pages, site, ({ title, url, titleLine }) => [title, url, titleLine]),
  },
  {
    id: 64,
    checkSite(pages, site) {
      // A page may begin with its name, the home page for example. The name before every topic is the fault.
      const open = originals(pages).filter(({ title }) => title !== '');
      const starts = Map.groupBy(
        open.filter(({ title }) => separators.test(title)),
        ({ title }) => normalized(title.split(separators)[0] ?? ''),
      );
      const [start, same] = [...starts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
      return start && same && same.length >= 3 && same.length > open.length / 2
        ? fail(
            same.map(({ title, titleLine, url }) => ({
              page: url,
              ...(titleLine !== undefined && { line: titleLine }),
              found: `“${title}” begins with the words of ${same.length} titles`,
              expected: 'service and town first, the name last',
            })),
          )
        : notApplicable(site.origin, 'the titles begin with words of their own');
    },
  },
  {
    id: 67,
    checkSite: (pages, site) =>
      uniqueAcross(pages, site, ({ description, url }) => [description, url, undefined]),
  },
];

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditSite } from './audit.ts';
import { pointCount } from './point-anchors.ts';
import { decodeHtml } from './decode.ts';
import { HtmlDocument, textOf } from './document.ts';
import { origin, page } from './fixtures.ts';
import { htmlReport } from './report/html.ts';
import { markdownReport } from './report/markdown.ts';
import type { AuditReport, Point } from './types.ts';

const site = { origin, isComplete: true };
const audit = (...htmls: readonly string[]): AuditReport =>
  auditSite(
    site,
    htmls.map((html, index) => ({ url: `${origin}/${index}`, status: 200, html })),
    new Date(0),
  );
const points: readonly Point[] = Array.from({ length: pointCount }, (_, index) => ({
  id: index + 1,
  title: `Point <${index + 1}>`,
  remedy: 'Mend it & look again.',
}));
const failedChecks = (report: AuditReport) =>
  report.points.flatMap(({ evidence }) =>
    evidence.filter(({ found }) => found.startsWith('the check failed')),
  );

/** Random markup: pieces of tags, attributes and text in any order. */
const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '</',
        '<!--',
        '-->',
        '<![CDATA[',
        '<svg>',
        '<math>',
        '<table>',
        '<tr>',
        '<td>',
        '<p>',
        '</p>',
        '<b>',
        '<a href="#">',
        '<a href="',
        '<a href=http://[>',
        '<img src=x srcset=" , ">',
        '<base href="//[">',
        '<meta charset=utf-16>',
        '<template>',
        '<select>',
        '<option>',
        '<h1>',
        '<title>',
        '<link rel=canonical href="ht!tp://%%">',
        '<meta http-equiv=refresh content="0;url=%">',
        '<script type="application/ld+json">',
        '</script>',
        '{"@type":"Product","offers":{"price":"1e9"}}',
        '{"@graph":[{"@type":["Article",1],"datePublished":"x","author":[null,3]}]}',
        '<html lang="x-">',
        '<input name=email>',
        '<frameset>',
        '<plaintext>',
        '\u0000',
        '&#xD800;',
        '&notit;',
      ),
      fc.string(),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

describe('any HTML', () => {
  test('gets a verdict for each of 87 points, and no check throws', () => {
    fc.assert(
      fc.property(fc.array(markup, { minLength: 1, maxLength: 3 }), (htmls) => {
        const report = audit(...htmls);
        expect(report.points.map(({ id }) => id)).toEqual(points.map(({ id }) => id));
        expect(failedChecks(report)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('gets the same verdicts each time', () => {
    fc.assert(
      fc.property(markup, (html) => {
        expect(audit(html)).toEqual(audit(html));
      }),
      { numRuns: 50 },
    );
  });

  test('is parsed in chunks as in one piece', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const repeated = html.repeat(1 + Math.ceil(20_000 / (html.length + 1)));
        const document = new HtmlDocument({ url: origin, status: 200, html: repeated });
        for (const element of document.elements) {
          const at = element.sourceCodeLocation?.startOffset;
          if (at !== undefined) expect(repeated[at]).toBe('<');
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('limits', () => {
  const read = (html: string) => new HtmlDocument({ url: origin, status: 200, html });

  test.each([
    ['nested elements', '<div>'.repeat(200_000), 'open elements'],
    ['elements', '<p>'.repeat(450_000), 'elements'],
    [
      'attributes',
      `<a ${Array.from({ length: 50_000 }, (_, index) => `a${index}`).join(' ')}>`,
      'attributes',
    ],
    [
      'formatting that is opened again in each paragraph',
      `<p>${Array.from({ length: 400 }, (_, index) => `<b id=${index}>`).join('')}${'</p><p>x'.repeat(5000)}`,
      'elements',
    ],
  ])('stop at too many %s, and say where', (_, html, reason) => {
    const { cut, elements } = read(html);
    expect(cut?.reason).toContain(reason);
    expect(elements.length).toBeLessThanOrEqual(400_000);
  });

  test('keep what was read before', () => {
    const { cut, main } = read(`<main>Words<p>${'<i>'.repeat(1000)}</main>`);
    expect(cut).toBeDefined();
    expect(textOf(main)).toBe('Words');
  });

  test('are not reached by a long page', () => {
    const { cut } = read(
      '<section><h2>A</h2><p>Text <a href="/b">link</a></p></section>'.repeat(10_000),
    );
    expect(cut).toBeUndefined();
  });
});

test('twice the document is at most about twice the work', () => {
  // Work is counted as elements visited by selectors, not in time.
  const visits = (copies: number) => {
    let count = 0;
    const document = new HtmlDocument({
      url: origin,
      status: 200,
      html: `<main>${'<p><a href="/x">A</a></p>'.repeat(copies)}</main>`,
    });
    for (const element of document.elements) {
      const { children } = element;
      Object.defineProperty(element, 'children', {
        get() {
          count += 1;
          return children;
        },
      });
    }
    textOf(document.main);
    document.select('main a');
    return count;
  };
  expect(visits(2000) / visits(1000)).toBeLessThan(2.5);
});

test('the text of a page has a space on both sides of a block, and none inside a word', () => {
  const html = '<div><p>Call 303-442-0199</p><a href="/x">Call <font>u</font>s</a></div>today';
  const document = new HtmlDocument({ url: origin, status: 200, html });
  expect(textOf(document.named('body')[0])).toBe('Call 303-442-0199 Call us today');
});

test('a page with an error status is listed and not judged', () => {
  const report = auditSite(site, [page({ status: 500, html: '<a href="#">x</a>' })], new Date(0));
  expect(report.pages).toEqual([`${origin}/brakes`]);
  expect(report.points[10]!.verdict).toBe('not-applicable');
});

test('long and frequent evidence is cut and counted', () => {
  const links = '<a href="#">x</a>'.repeat(50);
  const pages = Array.from({ length: 100 }, (_, index) => page({ path: `/${index}`, main: links }));
  const { evidence } = auditSite(site, pages, new Date(0)).points[10]!;
  expect(evidence.length).toBeLessThan(1000);
  expect(evidence.some(({ found }) => found === '42 more on this page')).toBe(true);
});

test.each([
  [2, 'the same on 1 more page'],
  [10, 'the same on 9 more pages'],
])('of %i pages that need a person the others are counted', (count, found) => {
  const main = '<a href="/a.pdf">Menu</a>'.repeat(5);
  const pages = Array.from({ length: count }, (_, index) => page({ path: `/${index}`, main }));
  const { evidence } = auditSite(site, pages, new Date(0)).points[73]!;
  expect(evidence.at(-1)).toEqual({ page: origin, found });
});

test.each([
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], '', 'é'],
  ['UTF-16', [0xff, 0xfe, 0xe9, 0x00], '', 'é'],
  ['a header', [0xe9], 'text/html; charset=ISO-8859-1', 'é'],
  [
    'a meta element',
    [...new TextEncoder().encode('<meta charset="shift_jis">'), 0x82, 0xa0],
    '',
    '<meta charset="shift_jis">あ',
  ],
  ['nothing, as UTF-8', [0xc3, 0xa9], '', 'é'],
  ['nothing, as Latin 1', [0xe9], '', 'é'],
  ['an encoding that does not exist', [0xc3, 0xa9], 'text/html; charset=klingon', 'é'],
])('bytes are decoded by %s', (_, bytes, type, text) => {
  expect(decodeHtml(new Uint8Array(bytes), type)).toBe(text);
});

describe('reports', () => {
  const hostile = '<a href="#"><img src=x onerror=alert(1)></a><a href="#">=cmd()|`$x`</a>';
  const report = audit(`<title>"><script>alert(1)</script></title>${hostile}`);

  test('in HTML contain text from pages as text only', () => {
    const written = new HtmlDocument({
      url: origin,
      status: 200,
      html: htmlReport(report, points),
    });
    expect(written.named('script', 'img', 'a', 'iframe')).toEqual([]);
    expect(textOf(written.named('body')[0])).toContain('onerror=alert(1)');
  });

  test('in Markdown contain no markup of the page', () => {
    const text = markdownReport(report, points);
    expect(text).not.toMatch(/(?<!\\)<(?:img|a|script)/);
    expect(text).toContain(String.raw`\<a href="\#"\>`);
    expect(text).toMatch(/^# Technical SEO audit/);
  });
});

/** Makes a foreign document a page of a site without the faults that would hide a planted one. */
export const origin = 'https://shop.example';

export const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
export const description =
  '<meta name="description" content="A page (1) of a shop in Boulder that mends brakes, with prices before the work starts.">';
export const canonical = `<link rel="canonical" href="${origin}/guide">`;
export const image = `<meta property="og:image" content="${origin}/social-(1).png">`;
/** On the home page. */
export const company = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Delgado","url":"${origin}/","logo":"${origin}/logo.png"}</script>`;
/** Relative links of the document lead to another site, whose pages are not judged. */
const base = '<base href="https://elsewhere.example/docs/">';
const links = ['', 'guide', 'prices', 'contact']
  .map((path, index) => `<a href="${origin}/${path}">Page number ${index} of the shop</a>`)
  .join('\n');

const replaced =
  /<meta\b[^>]*(?:name|property)\s*=\s*["']?(?:viewport|description|robots|og:\w+)\b[^>]*>|<link\b[^>]*canonical[^>]*>|<base\b[^>]*>/gi;

/** The document with one title, description, canonical and viewport of the site, at known places. */
export function prepared(source: string): string {
  let html = source
    .replaceAll(replaced, '')
    .replaceAll('\r\n', '\n')
    // Such a frame would take in the rest of the document.
    .replaceAll(/<iframe\b([^>]*)\/>/gi, '<iframe$1></iframe>');
  const titleText = /<title[^>]*>\s*([^<]{3,60}?)\s*<\/title>/i.exec(html)?.[1] ?? 'Brake pads';
  html = html.replace(/<title[^>]*>[^<]*<\/title>/i, '');
  if (!/<html[\s>]/i.test(html)) html = `<html>\n${html}`;
  html = html.replace(/<html\b([^>]*)>/i, (tag) =>
    tag
      .replaceAll(/\s(?:xml:)?lang\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')
      .replace(/^<html/i, '<html lang="en"'),
  );
  const head = [
    '',
    base,
    `<title>${titleText} (1)</title>`,
    viewport,
    description,
    canonical,
    image,
    '',
  ].join('\n');
  const opening = /<head(?:\s[^>]*)?>/i.exec(html) ?? /<html\b[^>]*>/i.exec(html)!;
  html = insertAt(html, opening.index + opening[0].length, head);
  const heading = /<h1[\s>]/i.test(html) ? '' : `<h1>${titleText}</h1>\n`;
  return intoBody(html, `${heading}<nav>\n${links}\n</nav>\n`);
}

const insertAt = (html: string, at: number, text: string) =>
  html.slice(0, at) + text + html.slice(at);

/** At the start of the body. */
export function intoBody(html: string, text: string): string {
  const body = /<body\b[^>]*>/i.exec(html) ?? /<\/head>/i.exec(html);
  return body ? insertAt(html, body.index + body[0].length, `\n${text}\n`) : `${html}\n${text}\n`;
}

/** At the end of the main part. */
export function intoMain(html: string, text: string): string {
  const end = /<\/main>|<\/body>/i.exec(html);
  return insertAt(html, end?.index ?? html.length, `\n${text}\n`);
}

/** Into the head, after the elements that `prepared` writes. */
export const intoHead = (html: string, text: string): string =>
  html.replace(image, () => `${image}\n${text}`);

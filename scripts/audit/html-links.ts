/** The links of a page that a crawler follows. */
import { attribute, HtmlDocument } from '#audit/document.ts';
import { factsOf } from '#audit/facts.ts';
import { isDataObject, nodesOfType, textIn } from '#audit/structured.ts';

/** Absolute addresses: `links` lead to pages, `files` are styles, scripts, pictures and the logo. */
export function parseHtmlLinks(html: string, url: string) {
  const document = new HtmlDocument({ url, status: 200, html });
  const { links, assets, socialImage } = factsOf(document);
  const logos = nodesOfType(document, 'Organization', 'LocalBusiness').flatMap(({ value }) => {
    const [logo]: readonly unknown[] = [value.logo].flat();
    return textIn(isDataObject(logo) ? logo.url : logo) ?? [];
  });
  const sheets = document.linksWith('stylesheet').flatMap((link) => {
    const address = document.resolve(attribute(link, 'href'));
    return address ? [address.href] : [];
  });
  return {
    links: links.map((link) => link.url),
    files: [...new Set([...assets, ...sheets, ...(socialImage ? [socialImage] : []), ...logos])],
  };
}

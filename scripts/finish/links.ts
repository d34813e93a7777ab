/** Checks that every address and fragment in the built HTML exists. */
import { parse } from 'parse5';
import { attribute, walk, type Element } from './html.ts';

export type BuiltDocument = {
  /** The page's address: "/services". */
  readonly path: string;
  readonly html: string;
};

/**
 * The broken links of these documents, each as a sentence.
 * @param exists whether a file exists at an address that is not a document
 */
export function deadLinks(
  documents: readonly BuiltDocument[],
  exists: (path: string) => boolean,
  origin: string,
): string[] {
  const parsed = documents.map(({ path, html }) => ({ path, elements: [...walk(parse(html))] }));
  const ids = new Map(
    parsed.map(({ path, elements }) => [
      path,
      new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
    ]),
  );
  const dead: string[] = [];

  for (const { path, elements } of parsed) {
    for (const element of elements) {
      for (const href of addressesOf(element)) {
        const url = URL.parse(href, `${origin}${path}`);
        if (!url) dead.push(`${path}: "${href}" is no address`);
        else if (url.protocol === 'mailto:') continue;
        else if (url.origin !== origin) {
          if (element.tagName !== 'a') dead.push(`${path}: ${href} is fetched from another origin`);
        } else {
          const target = ids.get(url.pathname);
          if (!target && !exists(url.pathname)) dead.push(`${path}: ${href} leads nowhere`);
          const fragment = decodedFragment(url);
          if (fragment !== '' && !target?.has(fragment ?? '')) {
            dead.push(`${path}: ${href} names a place that does not exist`);
          }
        }
      }
    }
  }
  return [...new Set(dead)];
}

/** The name of the linked element. Empty without one; undefined for an invalid escape. */
function decodedFragment({ hash }: URL): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return undefined;
  }
}

function addressesOf(element: Element): string[] {
  const values = ['href', 'src', 'data-page'].map((name) => attribute(element, name));
  const meta = attribute(element, 'property');
  return [
    ...values,
    meta === 'og:image' || meta === 'og:url' ? attribute(element, 'content') : undefined,
    ...(attribute(element, 'data-preload')?.split(' ') ?? []),
    // "address 780w, address 1560w"
    ...(attribute(element, 'srcset') ?? '').split(/,\s+/).map((one) => one.trim().split(' ')[0]),
  ].filter((value): value is string => Boolean(value));
}

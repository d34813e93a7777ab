/**
 * The launch report as text. Loaded through the bundler, because content modules import pictures.
 */
import { explore } from '#app/content/explore.ts';
import { footerColumns, menus } from '#app/content/navigation.ts';
import type { PlaceholderLink } from '#app/content/entities.ts';
import { pageWords } from '#app/content/page-words.ts';
import { sampleContent } from '#app/content/sample-content.ts';
import { articleArchive } from '#app/content/archive.server.ts';
import { industryStreets } from '#app/content/industry-cards.server.ts';
import { site } from '#app/content/site.ts';

/** The content of each page. Lists include the entries of content files, as on their pages. */
const places: Readonly<Record<string, unknown>> = {
  'Every page': [menus, explore, footerColumns],
  ...Object.fromEntries(pageWords),
  '/archive': await articleArchive(),
  '/industries': await industryStreets(),
};

/**
 * All placeholder links in a value, in order. A form field has a label and a placeholder too, so
 * parts named in `formParts` are skipped.
 */
export function placeholdersIn(value: unknown): PlaceholderLink[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPlaceholderLink(value)) return [value];
  return Object.entries(value)
    .filter(([part]) => !formParts.has(part))
    .flatMap(([, inner]) => placeholdersIn(inner));
}

/** Names of content parts that describe a form field. */
const formParts: ReadonlySet<string> = new Set(['search', 'form']);

function isPlaceholderLink(value: object): value is PlaceholderLink {
  return Object.keys(value).sort().join() === 'label,placeholder';
}

/** Contact data that works for examples only: reserved domains (RFC 2606) and numbers. */
export function unsetContactData({
  origin,
  email,
}: Pick<typeof site, 'origin' | 'email'>): string[] {
  const reserved = /(^|[@/.])([\w-]+\.)*(example|invalid|localhost|test)(\.(com|net|org))?(:\d+)?$/;
  return [
    ...(reserved.test(origin)
      ? [`Origin: ${origin}. Set productionOrigin in app/content/site.ts.`]
      : []),
    ...(reserved.test(email) ? [`Email: ${email}. Set it in app/content/site.ts.`] : []),
  ];
}

export function launchReport(): string {
  const placeholders = Object.entries(places).flatMap(([place, content]) =>
    placeholdersIn(content).map((link) => ({ place, ...link })),
  );
  const unset = unsetContactData(site);
  return [
    `Placeholders: ${placeholders.length}`,
    ...lines(placeholders, ({ place, label, placeholder }) => `${place}: ${label}. ${placeholder}`),
    '',
    `Sample content: ${sampleContent.length}`,
    ...lines(sampleContent, ({ page, what }) => `${page}: ${what}`),
    '',
    `Unset contact data: ${unset.length}`,
    ...lines(unset, (line) => line),
  ].join('\n');
}

function lines<Item>(items: readonly Item[], text: (item: Item) => string): string[] {
  return items.map((item) => `  ${text(item)}`);
}

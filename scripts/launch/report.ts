/**
 * The launch report as text. Loaded through the bundler, because content modules import pictures.
 */
import { explore } from '#app/content/explore.ts';
import { footerColumns, menus } from '#app/content/navigation.ts';
import type { PlaceholderLink } from '#app/content/entities.ts';
import { pageWords } from '#app/content/page-words.ts';
import { declaredContent, sampleContentOf } from '#app/content/sample-content.ts';
import { articleArchive } from '#app/content/archive.server.ts';
import { industryCards } from '#app/content/industry-cards.server.ts';
import { site } from '#app/content/site.ts';

/** The content of each page. Lists include the entries of content files, as on their pages. */
const places: Readonly<Record<string, unknown>> = {
  'Every page': [menus, explore, footerColumns],
  ...Object.fromEntries(pageWords),
  '/archive': await articleArchive(),
  '/industries': await industryCards(),
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

/**
 * What the pages say about the agency beyond the specification: page, statement, file below `app`. Delete the
 * line of a statement once it is confirmed.
 */
const toConfirm: readonly (readonly [page: string, statement: string, file: string])[] = [
  ['/', 'How many people work here, and since when (not said yet)', 'content/home.ts, team'],
  ['/', 'How the key figures are counted', 'content/home.ts'],
  ['/pricing', 'Who counts as a client of these plans', 'content/pricing.ts, counting'],
  ['/pricing', 'The terms of the guarantee', 'content/pricing.ts, guarantee'],
  ['/pricing', 'No minimum ad budget', 'content/pricing.ts, faq'],
  [
    '/services/seo/pricing',
    'Who counts as a client, and which traffic',
    'content/seo-pricing.ts, counting',
  ],
  ['/services/seo', 'Which access we need and who signs off', 'content/seo-faq.ts'],
  ['Every page', 'What the free audit, proposal, quote and call are', 'content/offers.ts'],
  ['Every page', 'How the three price lists differ', 'content/offers.ts'],
  ['Guides', 'Who writes, who reviews and how guides are checked', 'guides/byline.ts'],
];

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

/** What to settle before the launch, as lines of text: four lists, each with its count. */
export function launchReport(): string {
  const placeholders = Object.entries(places).flatMap(([place, content]) =>
    placeholdersIn(content).map((link) => ({ place, ...link })),
  );
  const unset = unsetContactData(site);
  const sampleContent = sampleContentOf(declaredContent);
  return [
    `Placeholders: ${placeholders.length}`,
    ...lines(placeholders, ({ place, label, placeholder }) => `${place}: ${label}. ${placeholder}`),
    '',
    `Sample content: ${sampleContent.length}`,
    ...lines(sampleContent, ({ page, what }) => `${page}: ${what}`),
    '',
    `To confirm: ${toConfirm.length}`,
    ...lines(
      toConfirm,
      ([page, statement, file]) => `${page}: ${statement}. It is in app/${file}.`,
    ),
    '',
    `Unset contact data: ${unset.length}`,
    ...lines(unset, (line) => line),
  ].join('\n');
}

function lines<Item>(items: readonly Item[], text: (item: Item) => string): string[] {
  return items.map((item) => `  ${text(item)}`);
}

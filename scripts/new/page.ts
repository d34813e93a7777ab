/**
 * Writes a page of its own kind: content, route module, and its entries in the site map, the Explore
 * section and the suggestions of the 404 page.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase } from '#app/lib/camel-case.ts';
import { formatted } from './format.ts';

type NewPage = { readonly title: string; readonly slug: string };

/** The names that the new files declare or import, besides those that begin with a capital letter. */
const ownNames = new Set(['picture', 'meta', 'handle', 'pageMeta', 'entryOf']);

/**
 * Writes two files, and four lines into existing files.
 * @returns the files, from the root of the repository
 * @throws {Error} if the title makes no valid name, one of the files exists, or an existing file lacks
 * a list; nothing is written then
 */
export async function writePage(
  root: string,
  { title, slug }: NewPage,
): Promise<readonly string[]> {
  const name = camelCase(slug);
  await formatted('name.ts', `const ${name} = 0;`).catch((error: unknown) => {
    throw new Error(
      `“${title}” makes the name “${name}”, which no export can have. Choose another title.`,
      { cause: error },
    );
  });
  if (ownNames.has(name)) {
    throw new Error(
      `“${title}” makes the name “${name}”, which the new files use themselves. Choose another title.`,
    );
  }
  const files = {
    [`app/content/${slug}.ts`]: words(title, slug, name),
    [`app/routes/${slug}.tsx`]: route(slug, name),
  };
  for (const file of Object.keys(files)) {
    if (existsSync(join(root, file))) {
      throw new Error(`${file} exists. Choose another title, or edit that file.`);
    }
  }
  const siteMap = 'app/site-map.ts';
  const explore = 'app/content/explore.ts';
  const suggestions = 'app/content/suggestions.ts';
  // The lists are found by their declarations. All files are checked before one is written.
  const changed = {
    [siteMap]: withLines(root, siteMap, [
      [
        /export const pageEntries = \[[^]*?(?=\n\];)/,
        `\n  entry('/${slug}', ${literal(title)}, '/'),`,
      ],
      [
        /export const routeModules = \{[^]*?(?=\n\} as const)/,
        `\n  '/${slug}': 'routes/${slug}.tsx',`,
      ],
    ]),
    [explore]: withLines(root, explore, [
      [/export const explore: readonly Link\[\] = \[[^]*?(?=\n\];)/, `\n  linkTo('/${slug}'),`],
    ]),
    [suggestions]: withLines(root, suggestions, [
      [
        /const lines: Readonly<Record<string, string>> = \{[^]*?(?=\n\};)/,
        `\n  '/${slug}': 'Say in a few words what the page is for.',`,
      ],
    ]),
  };
  const contents = { ...files, ...changed };
  for (const [file, text] of Object.entries(contents)) {
    writeFileSync(join(root, file), await formatted(join(root, file), text));
  }
  return Object.keys(contents);
}

/**
 * The text of a file with a line at the end of each list.
 * @throws {Error} if the file has no such list
 */
function withLines(
  root: string,
  file: string,
  lines: readonly (readonly [list: RegExp, line: string])[],
): string {
  return lines.reduce(
    (text, [list, line]) => {
      if (!list.test(text)) {
        throw new Error(`${file}: the list for “${line.trim()}” was not found. Add it by hand.`);
      }
      return text.replace(list, (found) => found + line);
    },
    readFileSync(join(root, file), 'utf8'),
  );
}

/** A string literal of TypeScript. */
const literal = (text: string) => JSON.stringify(text);

function words(title: string, slug: string, name: string): string {
  return `/** ${title}: /${slug} */
import picture from '#app/assets/pictures/placeholder.svg?picture';
import type { ClosingCall, OnwardLinks } from './entities.ts';
import type { InnerPage } from './inner-page.ts';

type Words = InnerPage & { readonly onward: OnwardLinks; readonly call: ClosingCall };

export const ${name} = {
  meta: {
    title: ${literal(title)},
    description:
      ${literal(`${title}: say in 50 to 165 characters what the reader finds on this page.`)},
    query: ${literal(title)},
  },
  hero: {
    title: ${literal(title)},
    lead: 'Say in one or two sentences what this page is about.',
    illustration: { picture, alt: '' },
  },
  onward: {
    title: 'Where to go from here',
    links: [
      {
        label: 'All services',
        to: '/services',
        text: 'What we do each month.',
        picture,
        panel: 'sky',
      },
    ],
  },
  call: {
    title: 'Talk to us about your website',
    lead: 'Tell us what you sell and where.',
    action: {
      label: 'Get Free Proposal',
      brief: { asking: 'proposal' },
    },
    link: { label: 'Browse Case Studies', to: '/case-studies' },
    picture,
  },
} as const satisfies Words;
`;
}

function route(slug: string, name: string): string {
  return `import { ${name} } from '#app/content/${slug}.ts';
import { pageMeta } from '#app/lib/page-head.ts';
import { ClosingBand } from '#app/sections/shared/closing-band.tsx';
import { OnwardLinks } from '#app/sections/shared/onward-links.tsx';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { entryOf } from '#app/site-map.ts';
import { Page } from '#app/ui/page.tsx';

export const meta = () => pageMeta('/${slug}', ${name}.meta);
export const handle = ${name}.meta;

export default function ${name.charAt(0).toUpperCase() + name.slice(1)}Page() {
  return (
    <Page>
      <PageHero page={entryOf('/${slug}')} hero={${name}.hero} />
      <OnwardLinks onward={${name}.onward} />
      <ClosingBand call={${name}.call} />
    </Page>
  );
}
`;
}

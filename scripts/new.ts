/**
 * `npm run new -- article "Title"`: writes a content file that builds. Also study, industry, guide and
 * page. `--topic ppc` names the topic of a guide; without it, the topic is SEO. `--id cafe` names the last part of
 * the address; without it, the title does.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { industryIds } from '#app/content/classifications.ts';
import { guideFolder, topicIds } from '#app/guides/place.ts';
import { longestTitle, shortestTitle } from '#app/guides/schema-fields.ts';
import { errorMessage } from '#app/lib/error-message.ts';
import { slugOf } from '#app/lib/slug-of.ts';
import { formatted } from './new/format.ts';
import { writePage } from './new/page.ts';
import { article, guide, industry, study, titlePrefix, type NewFile } from './new/templates.ts';

const root = join(import.meta.dirname, '..');

type Kind = { readonly folder: string; readonly text: (file: NewFile) => string };

const {
  values: { topic, id },
  positionals: [name = '', typedTitle = ''],
} = readArguments();

/** With the apostrophe of print, which the tests of the build want. */
const title = typedTitle.trim().replaceAll("'", '’');

const kinds: Readonly<Record<string, Kind>> = {
  article: { folder: 'archive', text: article },
  study: { folder: 'case-studies', text: study },
  industry: {
    folder: 'industries',
    text: (file) =>
      industry(
        file,
        industryIds.some((id) => id === file.slug),
      ),
  },
  guide: { folder: topic, text: guide },
};

const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
if ((!kind && name !== 'page') || !title) {
  stop(`Say what to write: npm run new -- ${[...Object.keys(kinds), 'page'].join('|')} "Title"`);
}
if (!topicIds.some((id) => id === topic)) stop(`--topic is one of ${topicIds.join(', ')}.`);
const slug = slugOf(id ?? title);
if (!slug) {
  stop(`“${id ?? title}” has no Latin letter or digit to make an address of. Say one: --id cafe`);
}
/** The characters of the title of the page. */
const length = title.length + (name === 'industry' ? titlePrefix.length : 0);
if (length < shortestTitle) stop(`The title has ${length} characters. It needs ${shortestTitle}.`);
if (length > longestTitle) {
  stop(`The title has ${length} characters. Search results have room for ${longestTitle}.`);
}

try {
  if (kind) await writeFile(kind);
  else {
    const files = await writePage(root, { title, slug });
    console.log(`Wrote ${files.join(', ')}. Replace the words and the pictures.`);
  }
} catch (error) {
  stop(errorMessage(error));
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { topic: { type: 'string', default: 'seo' }, id: { type: 'string' } },
    });
  } catch (error) {
    return stop(errorMessage(error));
  }
}

/** @throws {Error} if the file exists */
async function writeFile({ folder: family, text }: Kind): Promise<void> {
  const folder = join(guideFolder, family);
  const file = join(folder, `${slug}.md`);
  if (existsSync(join(root, file))) {
    throw new Error(`${file} exists. Choose another title, or edit that file.`);
  }
  mkdirSync(join(root, folder), { recursive: true });
  const written = text({ title, slug, order: highestOrder() + 1 });
  writeFileSync(join(root, file), await formatted(join(root, file), written));
  console.log(
    `Wrote ${file}. Replace its words and its picture; \`npm run dev\` shows it. ` +
      'Take out `draft: true` to publish it; after the build, `npm run dates` dates it.',
  );
}

/** The highest `order` of the guides: a new guide is the last of its topic. */
function highestOrder(): number {
  const files = readdirSync(join(root, guideFolder), { recursive: true, encoding: 'utf8' });
  const orders = files
    .filter((file) => file.endsWith('.md'))
    .map(
      (file) => /^order: (\d+)$/m.exec(readFileSync(join(root, guideFolder, file), 'utf8'))?.[1],
    );
  return Math.max(0, ...orders.map((order) => Number(order ?? 0)));
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

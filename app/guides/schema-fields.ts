/** Fields of frontmatter that several kinds of content files have. */
import { z } from 'zod';
import { topicIds } from './place.ts';
import { line, listError } from './schema-texts.ts';

/** The most characters of a title, so that search results show it whole. */
export const longestTitle = 55;

/** The fewest characters of a title. */
export const shortestTitle = 5;

const notSecure = { error: 'is not an address that starts with https://' };
const webAddress = z
  .url({ protocol: /^https$/, ...notSecure })
  .pipe(z.templateLiteral(['https://', z.string()], notSecure));

const guidePath = z.templateLiteral([z.enum(['/guides/', '/industries/']), z.string()], {
  error: ({ input }) => (input === undefined ? 'is missing' : 'is not the address of a guide'),
});

/** A page that a fact comes from. */
export const source = z.strictObject({
  label: line.describe('Who publishes the page, and its title.'),
  url: webAddress.describe('The address of the page, starting with https://.'),
});

/** One of several words. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `is none of ${values.join(', ')}` });

/** The colors behind a picture that every page knows. Only cards of the archive know sand. */
export const panels = ['sky', 'peach', 'leaf', 'butter'] as const;

/** The name of a picture. `what` begins its description. */
export const pictureOf = (what: string) =>
  line.describe(
    `${what}: the name of a drawing or a photograph in app/assets/pictures, without its extension.`,
  );

/** The title of a page. `description` says where it is shown. */
export const titleOf = (description: string) =>
  line
    .min(shortestTitle, `is shorter than ${shortestTitle} characters`)
    .max(longestTitle, `is longer than ${longestTitle} characters`)
    .describe(description);

/** The search that an article or a case study answers. */
export const ownQuery = line
  .optional()
  .describe('The search the page answers, as somebody would type it. Left out, it is the title.');

/** Fields of every content file. */
export const everyFile = {
  draft: z
    .boolean('is not true or false')
    .default(false)
    .describe('true keeps the file out of the build; `npm run dev` shows its page.'),
  description: line
    .min(50, 'is shorter than 50 characters')
    .max(165, 'is longer than 165 characters')
    .describe('The text under the title in search results: 50 to 165 characters.'),
  picture: pictureOf('The picture at the top of the page'),
  pictureAlt: line.describe('What the picture shows, in one sentence.'),
};

/** Guides to read next. */
export const readOn = z.array(
  z.strictObject({
    need: line.describe('The situation of a reader, in their own words.'),
    to: guidePath.describe('The address of the guide for it, such as /guides/seo/glossary.'),
  }),
  listError,
);

/** Where the facts of a page come from. */
export const sources = z.array(source, listError);

/** Fields of every guide. */
export const guideFields = {
  ...everyFile,
  topic: oneOf(topicIds).describe(
    `One of ${topicIds.join(', ')}. Leave it out where the file is in a folder of that name.`,
  ),
  order: z
    .number('is not a number')
    .describe('The place among the guides of its topic: 1 comes first.'),
  label: line.describe('The name in menus, breadcrumbs and lists.'),
  title: titleOf('The title in search results, without the name of the agency.'),
  query: line.describe(
    'The search the guide answers, as somebody would type it. Its words stand in title, heading and lead.',
  ),
  heading: line.describe('The main heading of the page.'),
  lead: line.describe('One or two sentences under the main heading.'),
  summary: line.describe('One line for lists of guides.'),
  cardPicture: pictureOf(
    'The picture in lists of guides, if the page’s own doesn’t suit a small size',
  ).optional(),
  readOn: readOn
    .min(2, 'has fewer than 2 entries')
    .describe('Two or more guides to read next, each with `need` and `to`.'),
  sources: sources
    .min(1, 'is empty')
    .describe('Where the facts come from, each with `label` and `url`.'),
};

/**
 * The schema of content files, by kind: the fields of frontmatter and body. All types are inferred from it.
 * A field's description is also the remedy in its error message, so it addresses the author of the
 * file.
 */
import { z } from 'zod';
import { articleCategories, articleTags, tradeIcons } from '#app/content/classifications.ts';
import { topicIds } from './place.ts';
import type { block, snippet } from './schema-blocks.ts';
import { caseStudy } from './schema-case-study.ts';
import { chapter, group, type point, step, term } from './schema-entries.ts';
import {
  guideFields,
  everyFile,
  longestTitle,
  oneOf,
  ownQuery,
  panels,
  pictureOf,
  readOn,
  type source,
  sources,
  titleOf,
} from './schema-fields.ts';
import { isUnique, line, listError, richText, words } from './schema-texts.ts';

/** A figure on the card of an industry. */
const cardStat = z.strictObject({
  value: line.describe('The figure between "double quotes", such as "24".'),
  measure: line.describe('What it counts, such as keywords we check.'),
});

/** The card of an industry that the specification does not list. */
const industryCard = z.strictObject({
  title: line.describe('The name of the trade.'),
  description: line.describe('One or two sentences; the search of the list looks at them.'),
  icon: oneOf(tradeIcons).describe(`One of ${tradeIcons.join(', ')}.`),
  stats: z
    .tuple([cardStat, cardStat, cardStat], {
      error: ({ input }) => (input === undefined ? 'is missing' : 'does not have 3 entries'),
    })
    .describe('Three figures, each with `value` and `measure`.'),
});

/** The schema of each kind of file. */
export const schemas = {
  glossary: z.strictObject({
    kind: z.literal('glossary'),
    ...guideFields,
    parts: z
      .strictObject({
        title: line.describe('The heading above the picture.'),
        picture: words.describe(
          'The name of a picture with numbered parts in app/assets/pictures.',
        ),
        alt: line.describe('What the picture shows, in a sentence.'),
        terms: z
          .array(
            z.strictObject({
              id: line.describe('The id of the term.'),
              line: line.describe('What the part is, in a few words.'),
            }),
            listError,
          )
          .min(3, 'has fewer than 3 entries')
          .describe('The terms for the parts, in the order of the numbers.'),
      })
      .optional()
      .describe('A picture with numbered parts between the opening and the terms.'),
    stations: z
      .strictObject({
        title: line.describe('The heading above the stations.'),
        list: z
          .array(
            z.strictObject({
              title: line.describe('The name of the station.'),
              picture: words.describe(
                'The name of a picture in app/assets/pictures. It joins that of the next station.',
              ),
              terms: z
                .array(words, listError)
                .min(1, 'is empty')
                .describe('The ids of the terms of this station.'),
            }),
            listError,
          )
          .min(3, 'has fewer than 3 entries')
          .describe('The stations from left to right.'),
      })
      .optional()
      .describe('In place of `parts`: pictures that make one street, each with its terms.'),
    terms: z.array(term).min(1, 'is empty').describe('One or more terms, each under a ## heading.'),
  }),
  checklist: z.strictObject({
    kind: z.literal('checklist'),
    ...guideFields,
    sourcesPerPoint: z
      .boolean('is not true or false')
      .default(false)
      .describe('true makes severity, effort and source required for every point.'),
    layers: z
      .boolean('is not true or false')
      .default(false)
      .describe(
        'true when the picture has a board for each group, in their order. Made for the picture of the technical checklist, whose groups 3 to 5 are on a stage. Phones show `<name>-small`.',
      ),
    groups: z
      .array(group)
      .min(1, 'is empty')
      .describe('One or more groups of points, each under a ## heading.'),
  }),
  steps: z.strictObject({
    kind: z.literal('steps'),
    ...guideFields,
    prerequisites: z
      .array(words, listError)
      .min(1, 'is empty')
      .describe('What the reader needs at hand: a list before the first heading.'),
    steps: z
      .array(step)
      .min(1, 'is empty')
      .refine(([first]) => !first || first.phase, {
        path: [0, 'phase'],
        error: 'is missing: the first step begins a phase',
      })
      .describe('One or more steps, each under a ## heading.'),
    after: z
      .strictObject(
        {
          title: line.describe('The last heading of the guide, with the id {#after}.'),
          points: z.array(richText).min(1, 'is empty').describe('A list under that heading.'),
          picture: words
            .optional()
            .describe(
              'The name of a scene in app/assets/pictures that stands beside that list, after **Picture:**.',
            ),
        },
        { error: 'is missing' },
      )
      .describe('A last heading with the id {#after} and a list under it.'),
  }),
  'long-read': z.strictObject({
    kind: z.literal('long-read'),
    ...guideFields,
    chapters: z
      .array(chapter)
      .min(2, 'has fewer than 2 chapters')
      .describe('Two or more chapters, each under a ## heading.'),
  }),
  industry: z.strictObject({
    kind: z.literal('industry'),
    ...guideFields,
    cardPicture: pictureOf('The picture of the industry in lists'),
    covers: z
      .array(pictureOf('The opening of a part'))
      .default([])
      .describe('A picture for the opening of each part, in their order.'),
    card: industryCard
      .optional()
      .describe(
        'The card in the list of industries: title, description, icon and stats. Leave it out where the list has the trade.',
      ),
    call: z
      .strictObject(
        {
          title: line.describe('The heading of the call.'),
          text: line.describe('What the reader gets, in one or two sentences.'),
          picture: pictureOf('The picture beside it'),
        },
        { error: 'is missing' },
      )
      .describe('The call at the end of the page: `title`, `text` and `picture`.'),
    chapters: z
      .array(chapter)
      .min(2, 'has fewer than 2 parts')
      .describe('Two or more parts, each under a ## heading.'),
  }),
  article: z.strictObject({
    kind: z.literal('article'),
    ...everyFile,
    title: titleOf(
      `The title of the article, on its card and its page: ${longestTitle} characters at most.`,
    ),
    query: ownQuery,
    excerpt: line.describe('One or two sentences on the card and under the main heading.'),
    category: oneOf(articleCategories).describe(
      `One of ${articleCategories.join(', ')}. Add another to articleCategories in app/content/classifications.ts.`,
    ),
    tags: z
      .array(
        z.enum(articleTags, { error: 'is no tag' }).describe(`Use ${articleTags.join(', ')}.`),
        listError,
      )
      .min(1, 'is empty')
      .refine(isUnique, 'has an entry twice')
      .describe(
        `One or more of ${articleTags.join(', ')}. Add another to articleTags in app/content/classifications.ts.`,
      ),
    panel: oneOf(panels)
      .default('sky')
      .describe(`The color behind the picture: ${panels.join(', ')}.`),
    topic: oneOf(topicIds)
      .default('seo')
      .describe(`Gives the article its author: ${topicIds.join(', ')}.`),
    readOn: readOn.default([]).describe('Guides to read next, each with `need` and `to`.'),
    sources: sources
      .default([])
      .describe('Where the facts come from, each with `label` and `url`.'),
    chapters: z
      .array(chapter)
      .min(2, 'has fewer than 2 chapters')
      .describe('Two or more chapters, each under a ## heading.'),
  }),
  'case-study': caseStudy,
} as const;

/** The schema of any file. Its kind decides. */
export const fileSchema = z.discriminatedUnion('kind', [
  schemas.glossary,
  schemas.checklist,
  schemas.steps,
  schemas['long-read'],
  schemas.industry,
  schemas.article,
  schemas['case-study'],
]);

/** A content file that passed the schema, before an article gets the field names of a guide. */
export type ParsedFile = z.output<typeof fileSchema>;
export type FileKind = ParsedFile['kind'];
export type Guide = Exclude<ParsedFile, { kind: 'article' | 'case-study' }>;
/** An article, with the field names of a guide. */
export type Article = Extract<ParsedFile, { kind: 'article' }> &
  Pick<Guide, 'label' | 'heading' | 'lead' | 'summary'>;
export type StudyFile = Extract<ParsedFile, { kind: 'case-study' }>;
/** A guide or an article. */
export type Reading = Guide | Article;
/** A content file as pages read it. */
export type ContentFile = Reading | StudyFile;
export type GuideKind = Guide['kind'];
export type GuideOf<Kind extends GuideKind> = Extract<Guide, { kind: Kind }>;
export type Term = z.output<typeof term>;
export type CheckGroup = z.output<typeof group>;
export type CheckPoint = z.output<typeof point>;
export type Severity = NonNullable<CheckPoint['severity']>;
export type Effort = NonNullable<CheckPoint['effort']>;
export type Step = z.output<typeof step>;
export type SnippetText = z.output<typeof snippet>;
export type Source = z.output<typeof source>;
export type AuthoredChapter = z.output<typeof chapter>;
export type AuthoredBlock = z.output<typeof block>;
type BlockOf<Type extends AuthoredBlock['type']> = Extract<AuthoredBlock, { type: Type }>;
export type List = Omit<BlockOf<'list'>, 'type'>;
export type WorkedSum = BlockOf<'sum'>;
export type Compare = BlockOf<'compare'>;
export type Table = BlockOf<'table'>;
export type Framework = BlockOf<'framework'>;
export type AuthoredStory = BlockOf<'story'>;
export type AuthoredAds = BlockOf<'ads'>;
export type AuthoredBars = BlockOf<'bars'>;
export type AuthoredLine = BlockOf<'line'>;
export type AuthoredFigure = BlockOf<'figure'>;
export type AuthoredKeywords = BlockOf<'keywords'>;

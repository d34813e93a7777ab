/**
 * The schema of content files: the fields of frontmatter and body. All types are inferred from it.
 * A field's description is also the remedy in its error message, so it addresses the author of the
 * file.
 */
import { z } from 'zod';
import {
  articleCategories,
  articleTags,
  caseStudyCategories,
  tradeIcons,
} from '#app/content/families.ts';
import type { Text } from './markdown/text.ts';
import { topicIds } from './place.ts';
import { block, sample } from './schema-blocks.ts';
import { amount, id, line, richText, words } from './schema-texts.ts';

/** The most characters of a title, so that search results show it whole. */
export const longestTitle = 55;

const notSecure = { error: 'is not an address that starts with https://' };
const webAddress = z
  .url({ protocol: /^https$/, ...notSecure })
  .pipe(z.templateLiteral(['https://', z.string()], notSecure));

const guidePath = z.templateLiteral([z.enum(['/guides/', '/industries/']), z.string()], {
  error: ({ input }) => (input === undefined ? 'is missing' : 'is not the address of a guide'),
});

const source = z.strictObject({
  label: line.describe('Who publishes the page, and its title.'),
  url: webAddress.describe('The address of the page, starting with https://.'),
});

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `is none of ${values.join(', ')}` });

const panels = ['sky', 'peach', 'leaf', 'butter'] as const;
const pictureOf = (what: string) =>
  line.describe(
    `${what}: the name of a drawing or a photograph in app/assets/pictures, without its extension.`,
  );

/** Fields of every content file. */
const everyFile = {
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

const readOn = z.array(
  z.strictObject({
    need: line.describe('The situation of a reader, in their own words.'),
    to: guidePath.describe('The address of the guide for it, such as /guides/seo/glossary.'),
  }),
  { error: 'is missing' },
);
const sources = z.array(source, { error: 'is missing' });

/** Fields of every guide. */
const common = {
  ...everyFile,
  topic: oneOf(topicIds).describe(
    `One of ${topicIds.join(', ')}. Leave it out where the file is in a folder of that name.`,
  ),
  order: z
    .number('is not a number')
    .describe('The place among the guides of its topic: 1 comes first.'),
  label: line.describe('The name in menus, breadcrumbs and lists.'),
  title: line
    .min(5, 'is shorter than 5 characters')
    .max(longestTitle, `is longer than ${longestTitle} characters`)
    .describe('The title in search results, without the name of the agency.'),
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

const term = z.strictObject({
  id,
  term: line.describe('The term, as the heading of its entry.'),
  standsFor: words.optional().describe('What the letters of an abbreviation stand for.'),
  definition: words.describe('One plain sentence under the heading.'),
  example: words.describe('One example or consequence, after **Example:**.'),
  more: richText
    .optional()
    .describe(
      'A link to the full entry in another glossary or guide, or to the page of the company that the definition names, after **More:**.',
    ),
  picture: words
    .optional()
    .describe(
      'The name of a picture in app/assets/pictures, after **Picture:**. It sets a main term large, beside the picture.',
    ),
  see: words
    .transform((value) => value.split(/\s*,\s*/))
    .default([])
    .describe('Ids of other terms of this glossary, with commas between them, after **See:**.'),
});

const details = {
  severity: z.enum(['critical', 'serious', 'minor'], {
    error: 'is none of critical, serious, minor',
  }),
  effort: z.enum(['minutes', 'hours', 'days'], { error: 'is none of minutes, hours, days' }),
  source: z
    .custom<Text>((value) => value !== undefined, 'is missing')
    .transform((value, context) => {
      const [link, ...more] = typeof value === 'string' ? [] : value;
      const found =
        typeof link === 'object' && 'text' in link && !more.length
          ? source.safeParse({ label: link.text, url: link.to })
          : null;
      if (found?.success) return found.data;
      context.addIssue('is not one link to another website');
      return z.NEVER;
    }),
};

const point = z.strictObject({
  id,
  title: line.describe('What is true where the check passes, as the heading of the point.'),
  why: richText.describe('Why the point matters, after **Why:**.'),
  check: richText.describe('How the reader checks it, after **Check:**.'),
  fix: richText.describe('How the reader fixes it, after **Fix:**.'),
  severity: detail(details.severity).describe(
    'How much a failure costs: critical, serious or minor, after **Severity:**.',
  ),
  effort: detail(details.effort).describe(
    'How long a fix takes: minutes, hours or days, after **Effort:**.',
  ),
  source: detail(details.source).describe(
    'Where the fact can be looked up, as one link after **Source:**.',
  ),
});

/** A field that only checklists with `sourcesPerPoint: true` require. */
function detail<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional();
}

const group = z.strictObject({
  id,
  title: line.describe('The name of the group, as its heading.'),
  question: words.describe('The question that the group answers: one line under its heading.'),
  picture: words
    .optional()
    .describe(
      'The name of a picture in app/assets/pictures, after **Picture:**. It is beside the heading.',
    ),
  points: z
    .array(point)
    .min(1, 'is empty')
    .describe('One or more points, each under a ### heading.'),
});

const step = z
  .strictObject({
    id,
    title: line.describe('What the reader gets done, as the heading of the step.'),
    phase: words
      .optional()
      .describe('The heading of the phase that begins with this step, after **Phase:**.'),
    phaseLead: words.optional().describe('One sentence under that heading, after **Phase lead:**.'),
    minutes: amount
      .pipe(
        z
          .number()
          .multipleOf(5, 'is not a multiple of 5')
          .max(45, 'is more than 45: split the step'),
      )
      .describe('Minutes of the reader’s own time, in fives up to 45, after **Minutes:**.'),
    actions: z
      .array(richText, { error: 'is missing' })
      .min(1, 'is empty')
      .describe('What to do, as a list. **Bold** is what the screen says.'),
    worked: richText.describe('What the reader sees when it worked, after **Worked:**.'),
    problem: words.describe('What may go wrong, in a few words, after **Problem:**.'),
    answer: richText.describe('What to do about the problem, after **Answer:**.'),
    sample: sample.optional().describe('A text to copy, in a ```sample block.'),
    picture: words
      .optional()
      .describe(
        'The name of a close-up in app/assets/pictures, after **Picture:**. Below a ```sample it fills the width of the step.',
      ),
    alt: words.optional().describe('What the picture shows, after **Alt:**.'),
  })
  .superRefine(({ picture, alt, phase, phaseLead }, context) => {
    const fault = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (picture && !alt) fault('alt', 'is missing');
    if (alt && !picture) fault('picture', 'is missing');
    if (phase && !phaseLead) fault('phaseLead', 'is missing');
    if (phaseLead && !phase) fault('phase', 'is missing');
  });

const chapter = z.strictObject({
  id,
  title: line.describe('The title of the chapter, as a ## heading.'),
  blocks: z
    .array(block)
    .min(1, 'is empty')
    .describe('Paragraphs, lists and blocks under the heading.'),
});

/** A figure of a case study, before and after the work. The change is computed. */
const metric = z.strictObject({
  label: line.describe('What is measured, such as Calls a month.'),
  before: z
    .number('is not a number')
    .positive('is not more than 0')
    .describe('The figure before the work.'),
  after: z.number('is not a number').describe('The figure after the work.'),
  unit: oneOf(['count', 'percent', 'dollars']).describe('One of count, percent, dollars.'),
  description: line.describe('One sentence about why it changed.'),
});

const phase = z.strictObject({
  title: line.describe('What was done, as a ### heading.'),
  timeline: words.describe('When it was done, such as Weeks 1-6, after **When:**.'),
  description: words.describe('One paragraph under the heading.'),
  deliverables: z
    .array(words, { error: 'is missing' })
    .min(1, 'is empty')
    .describe('A list of what was delivered.'),
});

const listOfWords = (description: string) =>
  z.array(words, { error: 'is missing' }).min(1, 'is empty').describe(description);

/** A part of a case study: a ## heading with a fixed id. */
const part = <Shape extends z.core.$ZodLooseShape>(heading: string, shape: Shape) =>
  z
    .strictObject(
      { title: line.describe(`The title of the part, in “${heading}”.`), ...shape },
      { error: 'is missing' },
    )
    .describe(`Write a part that begins with “${heading}”.`);

const caseStudy = z.strictObject({
  kind: z.literal('case-study'),
  ...everyFile,
  title: line
    .min(5, 'is shorter than 5 characters')
    .max(longestTitle, `is longer than ${longestTitle} characters`)
    .describe(
      `The title of the study, on its card and its page: ${longestTitle} characters at most.`,
    ),
  summary: line.describe('One or two sentences on the card.'),
  query: line
    .optional()
    .describe('The search the page answers, as somebody would type it. Left out, it is the title.'),
  lead: line.describe('One or two sentences under the main heading.'),
  category: oneOf(caseStudyCategories).describe(`One of ${caseStudyCategories.join(', ')}.`),
  client: line.describe('The name of the client.'),
  industry: line.describe('The trade of the client.'),
  timeline: line.describe('How long the work took, such as 8 months.'),
  location: line.describe('Town and state of the client.'),
  website: line.describe('The host name of the client’s website, such as www.client.com.'),
  sample: z
    .boolean('is not true or false')
    .default(false)
    .describe('true where the client is invented: the page then says so.'),
  panel: oneOf(panels)
    .default('sky')
    .describe(`The color behind the picture: ${panels.join(', ')}.`),
  tags: z
    .array(line, { error: 'is missing' })
    .min(1, 'is empty')
    .max(4, 'has more than 4 entries')
    .describe('One to four words for what was done.'),
  before: line.describe('The name of the first moment, such as Sep 2025.'),
  after: line.describe('The name of the second moment, such as Sep 2026.'),
  metrics: z
    .array(metric, { error: 'is missing' })
    .min(1, 'is empty')
    .max(4, 'has more than 4 entries')
    .describe(
      'One to four figures, each with label, before, after, unit and description. The first leads the card.',
    ),
  testimonial: z
    .strictObject({
      quote: line.describe('What the client says, without quotation marks.'),
      author: line.describe('Who says it.'),
      position: line.describe('What they are, such as Owner.'),
      picture: pictureOf('Their portrait'),
    })
    .optional()
    .describe('The client’s words: quote, author, position and picture. Leave it out without any.'),
  tools: z
    .array(line, { error: 'is missing' })
    .min(1, 'is empty')
    .describe('The tools that were used, one to a line.'),
  overview: part('## Overview {#overview}', { paragraphs: listOfWords('One or more paragraphs.') }),
  challenge: part('## The challenge {#challenge}', {
    description: words.describe('One line under the heading.'),
    points: listOfWords('A list of what stood in the way.'),
  }),
  solution: part('## What we did {#solution}', {
    description: words.describe('One line under the heading.'),
    phases: z
      .array(phase, { error: 'is missing' })
      .min(1, 'is empty')
      .describe('One or more phases, each under a ### heading.'),
  }),
  results: part('## Results {#results}', {
    description: words.describe('One line under the heading.'),
    additionalBenefits: listOfWords('A list of what else changed.'),
  }),
  nextSteps: part('## What happens next {#next}', {
    steps: z
      .array(
        z.strictObject({
          title: line.describe('The name of the step, as a ### heading.'),
          text: words.describe('One line under the heading.'),
        }),
        { error: 'is missing' },
      )
      .min(1, 'is empty')
      .describe('One or more steps, each under a ### heading.'),
  }),
});

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

export const schemas = {
  glossary: z.strictObject({
    kind: z.literal('glossary'),
    ...common,
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
            { error: 'is missing' },
          )
          .min(3, 'has fewer than 3 entries')
          .describe('The terms for the parts, in the order of the numbers.'),
      })
      .optional()
      .describe('A picture with numbered parts between the opening and the terms.'),
    terms: z.array(term).min(1, 'is empty').describe('One or more terms, each under a ## heading.'),
  }),
  checklist: z.strictObject({
    kind: z.literal('checklist'),
    ...common,
    sourcesPerPoint: z
      .boolean('is not true or false')
      .default(false)
      .describe('true makes severity, effort and source required for every point.'),
    groups: z
      .array(group)
      .min(1, 'is empty')
      .describe('One or more groups of points, each under a ## heading.'),
  }),
  steps: z.strictObject({
    kind: z.literal('steps'),
    ...common,
    prerequisites: z
      .array(words, { error: 'is missing' })
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
        },
        { error: 'is missing' },
      )
      .describe('A last heading with the id {#after} and a list under it.'),
  }),
  'long-read': z.strictObject({
    kind: z.literal('long-read'),
    ...common,
    chapters: z
      .array(chapter)
      .min(2, 'has fewer than 2 chapters')
      .describe('Two or more chapters, each under a ## heading.'),
  }),
  industry: z.strictObject({
    kind: z.literal('industry'),
    ...common,
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
    title: line
      .min(5, 'is shorter than 5 characters')
      .max(longestTitle, `is longer than ${longestTitle} characters`)
      .describe(
        `The title of the article, on its card and its page: ${longestTitle} characters at most.`,
      ),
    query: line
      .optional()
      .describe(
        'The search the page answers, as somebody would type it. Left out, it is the title.',
      ),
    excerpt: line.describe('One or two sentences on the card and under the main heading.'),
    category: oneOf(articleCategories).describe(
      `One of ${articleCategories.join(', ')}. Add another to articleCategories in app/content/families.ts.`,
    ),
    tags: z
      .array(
        z.enum(articleTags, { error: 'is no tag' }).describe(`Use ${articleTags.join(', ')}.`),
        { error: 'is missing' },
      )
      .min(1, 'is empty')
      .describe(
        `One or more of ${articleTags.join(', ')}. Add another to articleTags in app/content/families.ts.`,
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

export const guideSchema = z.discriminatedUnion('kind', [
  schemas.glossary,
  schemas.checklist,
  schemas.steps,
  schemas['long-read'],
  schemas.industry,
  schemas.article,
  schemas['case-study'],
]);

/** A validated content file. */
export type FileContent = z.output<typeof guideSchema>;
export type FileKind = FileContent['kind'];
export type Guide = Exclude<FileContent, { kind: 'article' | 'case-study' }>;
/** An article, with the field names of a guide. */
export type Article = Extract<FileContent, { kind: 'article' }> &
  Pick<Guide, 'label' | 'heading' | 'lead' | 'summary'>;
export type StudyFile = Extract<FileContent, { kind: 'case-study' }>;
/** A guide or an article. */
export type Reading = Guide | Article;
/** The content of a file. */
export type ContentFile = Reading | StudyFile;
export type GuideKind = Guide['kind'];
export type GuideOf<Kind extends GuideKind> = Extract<Guide, { kind: Kind }>;
export type Term = z.output<typeof term>;
export type CheckGroup = z.output<typeof group>;
export type CheckPoint = z.output<typeof point>;
export type Severity = NonNullable<CheckPoint['severity']>;
export type Effort = NonNullable<CheckPoint['effort']>;
export type Step = z.output<typeof step>;
export type SampleText = z.output<typeof sample>;
export type Source = z.output<typeof source>;
export type AuthoredChapter = z.output<typeof chapter>;
export type AuthoredBlock = z.output<typeof block>;
type BlockOf<Type extends AuthoredBlock['type']> = Extract<AuthoredBlock, { type: Type }>;
export type List = Omit<BlockOf<'list'>, 'type'>;
export type WorkedSum = BlockOf<'sum'>;
export type Compare = BlockOf<'compare'>;
export type Table = BlockOf<'table'>;
export type Framework = BlockOf<'framework'>;
export type KeywordList = BlockOf<'keywords'>;
export type Story = BlockOf<'story'>;
export type AuthoredAds = BlockOf<'ads'>;
export type AuthoredBars = BlockOf<'bars'>;
export type AuthoredLine = BlockOf<'line'>;
export type AuthoredFigure = BlockOf<'figure'>;

/** The fields of a case study. */
import { z } from 'zod';
import { caseStudyCategories } from '#app/content/classifications.ts';
import {
  everyFile,
  longestTitle,
  oneOf,
  ownQuery,
  panels,
  pictureOf,
  titleOf,
} from './schema-fields.ts';
import { isUnique, line, listError, words } from './schema-texts.ts';

/** A figure of a case study, before and after the work. The change is computed. */
const metric = z.strictObject({
  label: line.describe('What is measured, such as Calls a month.'),
  before: z
    .number('is not a number')
    .positive('is not more than 0')
    .describe('The figure before the work.'),
  after: z
    .number('is not a number')
    .nonnegative('is less than 0')
    .describe('The figure after the work.'),
  unit: oneOf(['count', 'percent', 'dollars']).describe('One of count, percent, dollars.'),
  description: line.describe('One sentence about why it changed.'),
});

/** Something that was done, with its deliverables. */
const phase = z.strictObject({
  title: line.describe('What was done, as a ### heading.'),
  timeline: words.describe('When it was done, such as Weeks 1-6, after **When:**.'),
  description: words.describe('One paragraph under the heading.'),
  deliverables: z
    .array(words, listError)
    .min(1, 'is empty')
    .describe('A list of what was delivered.'),
});

/** A required list of texts. */
const listOfWords = (description: string) =>
  z.array(words, listError).min(1, 'is empty').describe(description);

/** A part of a case study: a ## heading with a fixed id. */
const part = <Shape extends z.core.$ZodLooseShape>(heading: string, shape: Shape) =>
  z
    .strictObject(
      { title: line.describe(`The title of the part, in “${heading}”.`), ...shape },
      { error: 'is missing' },
    )
    .describe(`Write a part that begins with “${heading}”.`);

export const caseStudy = z.strictObject({
  kind: z.literal('case-study'),
  ...everyFile,
  title: titleOf(
    `The title of the study, on its card and its page: ${longestTitle} characters at most.`,
  ),
  summary: line.describe('One or two sentences on the card.'),
  query: ownQuery,
  lead: line.describe('One or two sentences under the main heading.'),
  category: oneOf(caseStudyCategories).describe(`One of ${caseStudyCategories.join(', ')}.`),
  client: line.describe('The name of the client.'),
  industry: line.describe('The trade of the client.'),
  timeline: line.describe('How long the work took, such as 8 months.'),
  location: line.describe('Town and state of the client.'),
  website: line
    .regex(/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u, 'is not a host name')
    .describe('The host name of the client’s website, such as www.client.com.'),
  sample: z
    .boolean('is not true or false')
    .default(false)
    .describe('true where the client is invented: the page then says so.'),
  panel: oneOf(panels)
    .default('sky')
    .describe(`The color behind the picture: ${panels.join(', ')}.`),
  tags: z
    .array(line, listError)
    .min(1, 'is empty')
    .max(4, 'has more than 4 entries')
    .refine(isUnique, 'has an entry twice')
    .describe('One to four words for what was done.'),
  before: line.describe('The name of the first moment, such as Sep 2025.'),
  after: line.describe('The name of the second moment, such as Sep 2026.'),
  metrics: z
    .array(metric, listError)
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
    .array(line, listError)
    .min(1, 'is empty')
    .refine(isUnique, 'has an entry twice')
    .describe('The tools that were used, one to a line.'),
  overview: part('## Overview {#overview}', { paragraphs: listOfWords('One or more paragraphs.') }),
  challenge: part('## The challenge {#challenge}', {
    description: words.describe('One line under the heading.'),
    points: listOfWords('A list of what stood in the way.'),
  }),
  solution: part('## What we did {#solution}', {
    description: words.describe('One line under the heading.'),
    phases: z
      .array(phase, listError)
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
        listError,
      )
      .min(1, 'is empty')
      .describe('One or more steps, each under a ### heading.'),
  }),
});

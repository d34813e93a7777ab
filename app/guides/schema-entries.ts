/** The entries of bodies: terms, points, steps and chapters. */
import { z } from 'zod';
import type { Text } from './markdown/text.ts';
import { block, snippet } from './schema-blocks.ts';
import { source } from './schema-fields.ts';
import { amount, id, line, listError, richText, words } from './schema-texts.ts';

/** Links with commas between them. */
const links = richText.refine(
  (value) =>
    typeof value !== 'string' &&
    value.every((part, index) =>
      index % 2 === 0 ? typeof part === 'object' && 'to' in part : part === ', ',
    ) &&
    value.length % 2 === 1,
  'has other words than links with commas between them',
);

/** A term of a glossary. */
export const term = z.strictObject({
  id,
  term: line.describe('The term, as the heading of its entry.'),
  standsFor: words.optional().describe('What the letters of an abbreviation stand for.'),
  definition: words.describe('One plain sentence under the heading.'),
  inUse: richText
    .optional()
    .describe(
      'The term as it looks in use, such as a search or a line of code, after **In use:**. Bold words are marked.',
    ),
  example: words.describe('One example or consequence, after **Example:**.'),
  more: links
    .optional()
    .describe(
      'Links to the full entry in other glossaries or guides, or to the page of the company that the definition names, after **More:**, with commas between them.',
    ),
  picture: words
    .optional()
    .describe(
      'The name of a picture in app/assets/pictures, after **Picture:**. It sets a main term large.',
    ),
  see: words
    .transform((value) => value.split(/\s*,\s*/))
    .default([])
    .describe('Ids of other terms of this glossary, with commas between them, after **See:**.'),
});

/** A text that is one link to another website, as a source. */
const sourceLink = z
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
  });

/** A point of a checklist. */
export const point = z.strictObject({
  id,
  title: line.describe('What is true where the check passes, as the heading of the point.'),
  why: richText.describe('Why the point matters, after **Why:**.'),
  check: richText.describe('How the reader checks it, after **Check:**.'),
  fix: richText.describe('How the reader fixes it, after **Fix:**.'),
  // Required with `sourcesPerPoint: true`, as effort and source are.
  severity: z
    .enum(['critical', 'serious', 'minor'], { error: 'is none of critical, serious, minor' })
    .optional()
    .describe('How much a failure costs: critical, serious or minor, after **Severity:**.'),
  effort: z
    .enum(['minutes', 'hours', 'days'], { error: 'is none of minutes, hours, days' })
    .optional()
    .describe('How long a fix takes: minutes, hours or days, after **Effort:**.'),
  source: sourceLink
    .optional()
    .describe('Where the fact can be looked up, as one link after **Source:**.'),
});

/** A group of points. */
export const group = z.strictObject({
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

/** A step of instructions. */
export const step = z
  .strictObject({
    id,
    title: line.describe('What the reader gets done, as the heading of the step.'),
    phase: words
      .optional()
      .describe('The heading of the phase that begins with this step, after **Phase:**.'),
    phaseLead: words.optional().describe('One sentence under that heading, after **Phase lead:**.'),
    phasePicture: words
      .optional()
      .describe(
        'The name of an icon in app/assets/pictures that stands beside that heading, after **Phase picture:**.',
      ),
    minutes: amount
      .pipe(
        z
          .number()
          .multipleOf(5, 'is not a multiple of 5')
          .max(30, 'is more than 30: split the step'),
      )
      .describe('Minutes of the reader’s own time, in fives up to 30, after **Minutes:**.'),
    actions: z
      .array(richText, listError)
      .min(1, 'is empty')
      .describe('What to do, as a list. **Bold** is what the screen says.'),
    worked: richText.describe('What the reader sees when it worked, after **Worked:**.'),
    problem: words.describe('What may go wrong, in a few words, after **Problem:**.'),
    answer: richText.describe('What to do about the problem, after **Answer:**.'),
    snippet: snippet.optional().describe('A text to copy, in a ```snippet block.'),
    picture: words
      .optional()
      .describe(
        'The name of a close-up in app/assets/pictures, after **Picture:**. It is in the shorter column of the step, or below both; a picture that is more than 2.5 times as wide as high fills the width of the step and extends past the container, and phones show <name>-small.',
      ),
    alt: words.optional().describe('What the picture shows, after **Alt:**.'),
  })
  .superRefine(({ picture, alt, phase, phaseLead, phasePicture }, context) => {
    const fault = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (picture && !alt) fault('alt', 'is missing');
    if (alt && !picture) fault('picture', 'is missing');
    if (phase && !phaseLead) fault('phaseLead', 'is missing');
    if (phase && !phasePicture) fault('phasePicture', 'is missing');
    if ((phaseLead || phasePicture) && !phase) fault('phase', 'is missing');
  });

/** A chapter of a text: a heading and the blocks under it. */
export const chapter = z.strictObject({
  id,
  title: line.describe('The title of the chapter, as a ## heading.'),
  blocks: z
    .array(block)
    .min(1, 'is empty')
    .describe('Paragraphs, lists and blocks under the heading.'),
});

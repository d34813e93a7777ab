/** The schemas of the blocks of a chapter. A field's description is also the remedy in its error message. */
import { z } from 'zod';
import { amount, id, isUnique, line, listError, richText, words } from './schema-texts.ts';

/** A text to copy. */
export const snippet = z.strictObject({
  label: line.describe('What the text is, behind ```snippet.'),
  text: line.describe('The text to copy, between the two ``` lines.'),
  isNegative: z.boolean().optional().describe('Keywords that an ad must not answer: ```negatives.'),
});

const list = {
  ordered: z.boolean(),
  items: z.array(richText),
};
const note = words.describe('One sentence after **Note:**.');
const title = line.describe(
  'A title in brackets behind the name of the block, such as :::side[Title].',
);
const unit = words.describe('What the numbers count, after **Unit:**.');

/** A table of steps, and its result. */
const workedSum = {
  rows: z
    .array(z.strictObject({ label: words, value: amount, note: words }))
    .min(2, 'has fewer than 2 rows before the result')
    .describe('A table of 3 columns: what, how many, how. Its last row is the result.'),
  result: z.strictObject({ label: words, value: words, note: words }),
};

type Rows = readonly { readonly label: string; readonly value: number }[];
/** What is wrong with a field of a chart. */
type ChartFault = readonly [field: string, message: string] | false;

const noHeight = (field: string, rows: Rows): ChartFault =>
  rows.every(({ value }) => value === 0) && [field, 'has no number over 0'];

/** The faults of a bar chart that involve several of its fields. */
function barFaults(bars: {
  readonly rows: Rows;
  readonly limit?: number | undefined;
  readonly limitMeans?: string | undefined;
  readonly pairs?: 'yes' | undefined;
}): readonly ChartFault[] {
  const { rows, limit, limitMeans, pairs } = bars;
  return [
    noHeight('rows', rows),
    pairs === 'yes' &&
      rows.length % 2 === 1 && ['rows', `has ${rows.length} rows, and the last has no pair`],
    limit !== undefined && limitMeans === undefined && ['limitMeans', 'is missing'],
    limitMeans !== undefined && limit === undefined && ['limit', 'is missing'],
  ];
}

/** The faults of a line chart that involve several of its points. */
function lineFaults(line: {
  readonly points: Rows;
  readonly start: string;
}): readonly ChartFault[] {
  const labels = line.points.map(({ label }) => label);
  return [
    noHeight('points', line.points),
    !isUnique(labels) && ['points', 'has a label twice'],
    !labels.includes(line.start) && ['start', 'is the label of no row'],
    labels.at(-1) === line.start && ['start', 'is the last row'],
  ];
}

/** A block of a chapter. */
export const block = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('paragraph'), text: richText }),
    z.strictObject({ type: z.literal('statement'), text: richText }),
    z.strictObject({ type: z.literal('heading'), id, title: line }),
    z.strictObject({ type: z.literal('list'), ...list }),
    z.strictObject({ type: z.literal('snippet'), ...snippet.shape }),
    z.strictObject({
      type: z.literal('side'),
      title,
      text: richText.describe('The remark, between :::side and :::.'),
    }),
    z.strictObject({
      type: z.literal('sum'),
      title,
      unit,
      note: words.optional().describe('What to do with the sum, after **Note:**.'),
      ...workedSum,
    }),
    z.strictObject({
      type: z.literal('ads'),
      title,
      unit: unit.optional(),
      business: words.describe('Who places the ads, after **Business:**.'),
      ads: z
        .array(
          z.strictObject({
            title: line.describe('The name of the ad, as a #### heading.'),
            headline: words.describe('Its headline, after **Headline:**.'),
            text: words.describe('Its description, after **Text:**.'),
            why: words.optional().describe('What the ad does well or badly, after **Why:**.'),
            sum: z.strictObject(workedSum).optional(),
          }),
        )
        .length(2, 'is not two ads')
        .refine(
          ([first, second]) =>
            !first?.sum ||
            first.sum.rows.every(({ label }, row) => label === second?.sum?.rows[row]?.label),
          'has ads with different rows',
        )
        .describe(
          'Two ads, each under a #### heading, both with a table of the same steps or none. The second one is better.',
        ),
    }),
    z.strictObject({
      type: z.literal('compare'),
      title,
      rows: z
        .array(z.strictObject({ before: words, after: words, why: words }), listError)
        .min(1, 'is empty')
        .describe('A table of 3 columns: before, after, why.'),
    }),
    z.strictObject({
      type: z.literal('table'),
      caption: line.describe('A caption in brackets: :::table[Caption].'),
      head: z.array(words, listError).min(2, 'has fewer than 2 columns'),
      rows: z
        .array(z.array(words), listError)
        .min(1, 'is empty')
        .describe('A table whose first column names each row.'),
    }),
    z.strictObject({
      type: z.literal('figure'),
      title,
      picture: words.describe('The name of a picture in app/assets/pictures, after **Picture:**.'),
      alt: words.describe('What the picture shows, after **Alt:**.'),
      caption: words.describe('One sentence under the picture, after **Caption:**.'),
      list: z.object(list).nullable(),
    }),
    z.strictObject({
      type: z.literal('bars'),
      title,
      unit,
      note,
      limit: amount.optional().describe('A number that bars are compared with, after **Limit:**.'),
      limitMeans: words
        .optional()
        .describe('What the limit is, with its number, after **Limit means:**.'),
      pairs: z
        .literal('yes')
        .optional()
        .describe('“yes” after **Pairs:** if each two bars are a pair, such as income and cost.'),
      rows: z
        .array(z.strictObject({ label: words, value: amount, highlight: z.boolean() }), listError)
        .min(2, 'has fewer than 2 rows')
        .describe('A table of 2 columns: label and number. A bold label highlights its bar.'),
    }),
    z.strictObject({
      type: z.literal('line'),
      title,
      unit,
      note,
      start: words.describe('The label of the point where the work starts, after **Start:**.'),
      points: z
        .array(z.strictObject({ label: words, value: amount }), listError)
        .min(3, 'has fewer than 3 rows')
        .describe('A table of 2 columns: label and number.'),
    }),
    z.strictObject({
      type: z.literal('framework'),
      steps: z
        .array(
          z.strictObject({
            title: line.describe('The name of the step, as a #### heading.'),
            weeks: words.describe('When the step takes place, after **Weeks:**.'),
            text: words.describe('One paragraph.'),
            checks: z
              .array(words, listError)
              .min(1, 'is empty')
              .describe('A list of what is done at the end of the step.'),
          }),
        )
        .min(2, 'has fewer than 2 steps')
        .describe('Two or more steps, each under a #### heading.'),
    }),
    z.strictObject({
      type: z.literal('keywords'),
      picture: words.describe(
        'The name of a picture in app/assets/pictures, after **Picture:**. Phones show <name>-small.',
      ),
      alt: words.describe('What the picture shows, after **Alt:**.'),
      groups: z
        .array(
          z.strictObject({
            title: line.describe('The name of the group, as a #### heading.'),
            note,
            rows: z
              .array(z.strictObject({ keyword: words, intent: words, page: words }), listError)
              .min(1, 'is empty')
              .describe('A table of 3 columns: keyword, intent, page.'),
          }),
        )
        .min(2, 'has fewer than 2 groups')
        .describe('Two or more groups, each under a #### heading.'),
    }),
    z.strictObject({
      type: z.literal('story'),
      business: line.describe('The business, in brackets: :::story[Business].'),
      name: words.describe('Who speaks, after **Name:**.'),
      town: words.describe('Town and state, after **Town:**.'),
      result: words.describe('What changed, after **Result:**.'),
      picture: words
        .describe('Optional. The name of a picture below the result, after **Picture:**.')
        .optional(),
      quote: words.describe('What the owner says, after **Quote:**.'),
      points: z.array(words, listError).min(1, 'is empty').describe('A list of what was done.'),
    }),
  ])
  .superRefine((value, context) => {
    const faults =
      value.type === 'bars' ? barFaults(value) : value.type === 'line' ? lineFaults(value) : [];
    for (const fault of faults) {
      if (!fault) continue;
      const [field, message] = fault;
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

/** Places the two boxes of a step, to keep its columns about equally high. */
import { plainText } from './markdown/parse.server.ts';
import type { Text } from './markdown/text.ts';
import type { Step } from './schema.ts';

/** The column of the answer. `swap`: the answer is below the actions, and what shows success below the sample. */
export type AnswerColumn = 'actions' | 'aside' | 'swap';

/** Characters on a line, for the column of the actions, the one beside it, and the values of a record in it. */
const perLine = { actions: 62, aside: 44, value: 24 } as const;
/** Heights in pixels: a line of an action, of a sample and of a box; the frames of the boxes, with the space above. */
const line = { action: 28, sample: 29, box: 26 } as const;
const frame = { title: 43, gap: 12, worked: 52, answer: 93, sample: 108 } as const;
const pictureHeight = 366;

/** Returns the column in which the answer leaves the least empty space. */
export function answerColumn(step: Omit<Step, 'alt'>): AnswerColumn {
  const { actions, worked, answer, sample, picture } = step;
  const list = actions.reduce<number>(
    (sum, action) => sum + lines(action, perLine.actions) * line.action + frame.gap,
    frame.title,
  );
  const second = sample ? sampleHeight(sample.text) + frame.sample : picture ? pictureHeight : 0;
  if (second === 0) return 'aside';
  const box = (text: Text, width: number, height: number) => lines(text, width) * line.box + height;
  const first = list + box(worked, perLine.actions, frame.worked);
  const empty: [number, AnswerColumn][] = [
    [first - second - box(answer, perLine.aside, frame.answer), 'aside'],
    [first + box(answer, perLine.actions, frame.answer) - second, 'actions'],
  ];
  if (list < second + frame.gap) {
    const left = list + box(answer, perLine.actions, frame.answer);
    empty.push([left - second - box(worked, perLine.aside, frame.worked), 'swap']);
  }
  const [best] = empty.toSorted(([one], [other]) => Math.abs(one) - Math.abs(other));
  return best?.[1] ?? 'aside';
}

/** Height of the text of a sample. A record has a label on each line, and rules between its lines. */
function sampleHeight(text: string): number {
  if (isShortList(text)) return (lines(text, perLine.aside) * line.sample) / 2;
  const values = text.split('\n').map((line) => line.split(': ')[1]);
  return values.length > 7 && values.every((value) => value !== undefined)
    ? lines(values.join('\n'), perLine.value) * line.sample + values.length * 11
    : lines(text, perLine.aside) * line.sample;
}

/** Whether a text is a long list of short lines, which fits in two columns. */
export function isShortList(text: string): boolean {
  const items = text.split('\n');
  return items.length > 8 && items.every((item) => item.length < 16);
}

/** Number of lines that a text fills. */
function lines(text: Text, width: number): number {
  return plainText(text)
    .split('\n')
    .reduce((sum, row) => sum + Math.max(1, Math.ceil(row.length / width)), 0);
}

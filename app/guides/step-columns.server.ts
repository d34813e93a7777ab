/** Estimates the height of a step's two columns, to choose the one that gets the answer to its problem. */
import { plainText } from './markdown/parse.server.ts';
import type { Text } from './markdown/text.ts';
import type { Step } from './schema.ts';

/** Characters on a line, for the column of the actions, the one beside it, and the values of a record in it. */
const perLine = { actions: 54, aside: 40, value: 24 } as const;
/** Heights in lines: the frame of a box, the space between actions, a picture. */
const frame = 3.5;
const gap = 0.4;
const pictureHeight = 13;

/** Returns the column in which the answer makes the step shorter. */
export function answerColumn(step: Omit<Step, 'alt'>): 'actions' | 'aside' {
  const { actions, worked, answer, sample, picture } = step;
  const first =
    actions.reduce((sum, action) => sum + lines(action, perLine.actions) + gap, frame) +
    lines(worked, perLine.actions);
  const second = sample ? sampleHeight(sample.text) + frame : picture ? pictureHeight : 0;
  const below = Math.max(first + lines(answer, perLine.actions) + frame, second);
  const beside = Math.max(first, second + lines(answer, perLine.aside) + frame);
  return second > 0 && below < beside ? 'actions' : 'aside';
}

/** Height of a sample in lines. A record has a label on each line, and rules between its lines. */
function sampleHeight(text: string): number {
  if (isShortList(text)) return lines(text, perLine.aside) / 2;
  const values = text.split('\n').map((line) => line.split(': ')[1]);
  return values.length > 7 && values.every((value) => value !== undefined)
    ? lines(values.join('\n'), perLine.value) * 1.25
    : lines(text, perLine.aside);
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
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
}

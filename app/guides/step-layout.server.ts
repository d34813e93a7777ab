/** The layout of a step in two columns of about the same height, from the lengths of its texts. */
import type { SampleView } from './prose.ts';
import type { StepLayout } from './page.ts';
import { linesOf } from './text-lines.server.ts';

type StepParts = {
  readonly actions: readonly string[];
  readonly sample?: Pick<SampleView, 'label' | 'text' | 'form' | 'groups'> | undefined;
  readonly hasPicture: boolean;
  /** How to see whether it worked, and what to do if it did not. */
  readonly endings: readonly [success: string, remedy: string];
};

/** Characters on a line, and sizes in pixels, of a page 1200 pixels wide. */
const lineLength = 57;
const recordLength = 42;
const sampleLength = 52;
const labelLength = 28;
const columnWidth = 492;
const title = 53;
const sampleHead = 98;
const gap = 24;
const pictureHeight = 240;

function sampleHeight({ label, text, form, groups }: NonNullable<StepParts['sample']>): number {
  const head = sampleHead + linesOf(label, labelLength) * 25;
  const lines = text.split('\n').length;
  if (groups) return groups.length > 1 ? 100 + head + lines * 38 : head + 22 + lines * 11;
  if (form === 'record') return head + linesOf(text, recordLength) * 39;
  return head + linesOf(text, sampleLength) * 28.8;
}

/** The line of each ending that says what it is, its text and the gap above it. */
const endingHeight = (text: string) => gap + 26 + linesOf(text, 54) * 26;
const remedyPadding = 32;

/** Returns where a step has its endings, and its picture if it also has a sample. */
export function stepLayout({ actions, sample, hasPicture, endings }: StepParts): StepLayout {
  const text =
    title +
    actions.reduce((sum, action) => sum + linesOf(action, lineLength) * 28.4, 0) +
    (actions.length - 1) * 12;
  if (!sample) {
    if (text < pictureHeight) return { endings: 'around' };
    return { endings: text > columnWidth ? 'split' : 'below' };
  }
  const rest = text - sampleHeight(sample);
  if (!hasPicture) {
    const success = endingHeight(endings[0]);
    const remedy = endingHeight(endings[1]) + remedyPadding;
    return { endings: rest + success > remedy ? 'split' : 'around' };
  }
  const fits = Math.abs(rest) - gap > pictureHeight;
  return rest > 0
    ? { picture: 'right', endings: fits ? 'below' : 'around' }
    : { picture: 'left', endings: fits ? 'below' : 'right' };
}

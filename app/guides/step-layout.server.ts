/** The layout of a step in two columns of about the same height, from the lengths of its texts. */
import type { SampleView } from './prose.ts';
import type { StepLayout } from './page.ts';

type StepParts = {
  readonly actions: readonly string[];
  readonly sample?: Pick<SampleView, 'text' | 'form' | 'groups'> | undefined;
  readonly hasPicture: boolean;
  /** How to see whether it worked, and what to do if it did not. */
  readonly endings: readonly [success: string, remedy: string];
};

/** Characters on a line, and sizes in pixels, of a page 1200 pixels wide. */
const lineLength = 57;
const recordLength = 42;
const columnWidth = 492;
const title = 53;
const gap = 24;
const pictureHeight = 240;
/** The largest gap below the shorter column where both endings are below. */
const tolerance = 90;

const linesOf = (text: string, length = lineLength) =>
  text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length || 1) / length), 0);

function sampleHeight({ text, form, groups }: NonNullable<StepParts['sample']>): number {
  const lines = text.split('\n').length;
  if (groups) return groups.length > 1 ? 218 + lines * 38 : 118 + lines * 11;
  if (form === 'record') return 118 + linesOf(text, recordLength) * 39;
  return 118 + linesOf(text) * 27;
}

/** The line of each ending that says what it is, its spacing and its ground. */
const endingHead = 50;
const remedyGround = 32;
const endingHeight = (text: string) => endingHead + Math.ceil(text.length / 50) * 25;

/** Returns where a step has its endings, and its picture if it also has a sample. */
export function stepLayout({ actions, sample, hasPicture, endings }: StepParts): StepLayout {
  const text =
    title +
    actions.reduce((sum, action) => sum + linesOf(action) * 28.4, 0) +
    (actions.length - 1) * 12;
  if (!sample) return { endings: text > columnWidth ? 'right' : 'below' };
  const rest = text - sampleHeight(sample);
  if (!hasPicture) {
    const success = endingHeight(endings[0]);
    const remedy = endingHeight(endings[1]) + remedyGround;
    const both = success + remedy;
    if (Math.abs(rest) <= tolerance) return { endings: 'below' };
    if (rest < 0) return { endings: 'left' };
    const isEven = Math.abs(rest + success - remedy) < Math.abs(rest - both);
    return { endings: isEven ? 'split' : 'right' };
  }
  const fits = Math.abs(rest) - gap > pictureHeight;
  return rest > 0
    ? { picture: 'right', endings: fits ? 'below' : 'left' }
    : { picture: 'left', endings: fits ? 'below' : 'right' };
}

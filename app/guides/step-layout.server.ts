/** The layout of a step in two columns of about the same height, from the lengths of its texts. */
import type { SampleForm } from './prose.ts';
import type { StepLayout } from './page.ts';

type StepParts = {
  readonly actions: readonly string[];
  readonly sample?: { readonly text: string; readonly form?: SampleForm | undefined } | undefined;
  readonly hasPicture: boolean;
};

/** Characters on a line, and sizes in pixels, of a page 1200 pixels wide. */
const lineLength = 57;
const columnWidth = 492;
const title = 53;
const gap = 24;
const pictureHeight = 240;
/** The largest gap below the shorter column where both endings are below. */
const tolerance = 90;

const linesOf = (text: string) =>
  text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length || 1) / lineLength), 0);

function sampleHeight({ text, form }: NonNullable<StepParts['sample']>): number {
  const lines = linesOf(text);
  return 118 + lines * (form === 'record' ? 39 : form === 'words' ? 10 : 27);
}

/** Returns where a step has its endings, and its picture if it also has a sample. */
export function stepLayout({ actions, sample, hasPicture }: StepParts): StepLayout {
  const text =
    title +
    actions.reduce((sum, action) => sum + linesOf(action) * 28.4, 0) +
    (actions.length - 1) * 12;
  if (!sample) return { endings: text > columnWidth ? 'right' : 'below' };
  const rest = text - sampleHeight(sample);
  if (!hasPicture)
    return { endings: rest > tolerance ? 'right' : rest < -tolerance ? 'left' : 'below' };
  const fits = Math.abs(rest) - gap > pictureHeight;
  return rest > 0
    ? { picture: 'right', endings: fits ? 'below' : 'left' }
    : { picture: 'left', endings: fits ? 'below' : 'right' };
}

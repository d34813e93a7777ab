/** The layout of a step in two columns of about the same height, from the lengths of its texts. */
import type { SampleForm } from './prose.ts';
import type { StepLayout } from './page.ts';

type StepParts = {
  readonly actions: readonly string[];
  readonly sample?: { readonly text: string; readonly form?: SampleForm | undefined } | undefined;
  readonly hasPicture: boolean;
};

/** Heights in pixels, and characters on a line, at a page width of 1200 pixels. */
const lineLength = 52;
const title = 48;
const gap = 24;
const pictureHeight = 240;
/** The largest gap below the shorter column. */
const tolerance = 90;

const linesOf = (text: string) =>
  text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length || 1) / lineLength), 0);

function sampleHeight({ text, form }: NonNullable<StepParts['sample']>): number {
  const lines = linesOf(text);
  return 95 + (form === 'record' ? lines * 37 : form === 'words' ? lines * 9 : lines * 26);
}

/** Returns where a step has its endings, and its picture if it also has a sample. */
export function stepLayout({ actions, sample, hasPicture }: StepParts): StepLayout {
  const text =
    title + actions.reduce((sum, action) => sum + linesOf(action) * 28.4, 0) + actions.length * 12;
  if (!sample) return { endings: text > 600 ? 'right' : 'below' };
  const rest = text - sampleHeight(sample);
  if (!hasPicture) return { endings: rest > tolerance ? 'right' : 'below' };
  const fits = Math.abs(rest) - gap > pictureHeight;
  return rest > tolerance
    ? { picture: 'right', endings: fits ? 'below' : 'left' }
    : { picture: 'left', endings: fits ? 'below' : 'right' };
}

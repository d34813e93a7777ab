/** Chooses the columns of a step's picture and endings, from the lengths of its texts. */
import type { Picture } from '#app/content/entities.ts';
import { isPanorama } from '#app/lib/panorama.ts';
import type { SampleView } from './prose.ts';
import type { StepView } from './page.ts';
import { linesOf } from './text-lines.server.ts';

type StepParts = {
  readonly actions: readonly string[];
  readonly picture?: Pick<Picture, 'width' | 'height'> | undefined;
  readonly sample?: Pick<SampleView, 'label' | 'text' | 'form' | 'groups'> | undefined;
};

/** Characters on a line, and sizes in pixels, of a page 1200 pixels wide. */
const lineLength = 55;
const recordLength = 42;
const sampleLength = 52;
const labelLength = 28;
const title = 53;
const sampleHead = 98;
/** The difference from which the sample has room for the picture beside it. */
const higher = 100;
/** The difference from which a picture is high enough without the endings beside it. */
const enough = 250;

function sampleHeight({ label, text, form, groups }: NonNullable<StepParts['sample']>): number {
  const head = sampleHead + linesOf(label, labelLength) * 25;
  const lines = text.split('\n').length;
  if (groups) return groups.length > 1 ? 100 + head + lines * 38 : head + 22 + lines * 11;
  if (form === 'record') return head + linesOf(text, recordLength) * 39;
  return head + linesOf(text, sampleLength) * 28.8;
}

const actionsHeight = (actions: StepParts['actions']): number =>
  title + actions.reduce((sum, action) => sum + linesOf(action, lineLength) * 28.4 + 12, 0);

/**
 * Returns the column of the picture of a step: below the actions if the sample is higher, else below the sample. A
 * panorama has the whole width of the step.
 */
export function pictureColumn({ actions, sample, picture }: StepParts): StepView['pictureColumn'] {
  if (picture && isPanorama(picture)) return 'page';
  if (!sample) return 'right';
  const rest = actionsHeight(actions) - sampleHeight(sample);
  return rest > -higher ? 'right' : 'left';
}

/**
 * Whether both endings of a step are below its actions: beside a sample and a picture, unless the picture would be too
 * high, or beside a longer sample. Else they are below both columns.
 */
export function endsBesideSample(parts: StepParts): boolean {
  const { actions, sample, picture } = parts;
  const column = pictureColumn(parts);
  if (!sample || column === 'page') return false;
  if (!picture) return column === 'left';
  return column === 'right' && actionsHeight(actions) - sampleHeight(sample) < enough;
}

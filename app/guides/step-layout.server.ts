/** The layout of a step in two columns of about the same height, from the lengths of its texts. */
import type { SampleView } from './prose.ts';
import type { StepLayout } from './page.ts';
import { linesOf } from './text-lines.server.ts';

type StepParts = {
  readonly actions: readonly string[];
  readonly sample?: Pick<SampleView, 'label' | 'text' | 'form' | 'groups'> | undefined;
  /** The height of its picture as a share of the width. */
  readonly picture?: number | undefined;
  /** How to see whether it worked, and what to do if it did not. */
  readonly endings: readonly [success: string, remedy: string];
};

/** Characters on a line, and sizes in pixels, of a page 1200 pixels wide. */
const lineLength = 55;
const remedyLength = 64;
const recordLength = 42;
const sampleLength = 52;
const labelLength = 28;
const columnWidth = 488;
const title = 53;
const sampleHead = 98;
const gap = 24;
const longColumn = 480;
/** The least height of a picture. */
const pictureHeight = 200;

function sampleHeight({ label, text, form, groups }: NonNullable<StepParts['sample']>): number {
  const head = sampleHead + linesOf(label, labelLength) * 25;
  const lines = text.split('\n').length;
  if (groups) return groups.length > 1 ? 100 + head + lines * 38 : head + 22 + lines * 11;
  if (form === 'record') return head + linesOf(text, recordLength) * 39;
  return head + linesOf(text, sampleLength) * 28.8;
}

const columns = ['left', 'right'] as const;

/** Returns in which column a step has its picture, and what to do if it went wrong. */
export function stepLayout({ actions, sample, picture, endings }: StepParts): StepLayout {
  const [success, problem] = endings;
  const left =
    title +
    actions.reduce((sum, action) => sum + linesOf(action, lineLength) * 28.4 + 12, 0) +
    (gap + 20 + linesOf(success, lineLength - 5) * 26);
  // Without a sample, the picture has the right column to itself, unless the left one is long.
  if (!sample) return { picture: 'right', remedy: left > longColumn ? 'right' : 'left' };
  const remedy = gap + (1 + linesOf(problem, remedyLength)) * 22;
  const ways = columns.flatMap((column) =>
    columns.map((side) => {
      // The height of the room in the column of the picture, or the difference of the columns.
      const rest =
        (left + (side === 'left' ? remedy : -remedy) - sampleHeight(sample)) *
        (column === 'left' ? -1 : 1);
      const off = picture ? rest - gap - columnWidth * picture : rest;
      // A picture with less than its least height makes its column longer than the other one.
      const penalty = picture && rest - gap < pictureHeight ? 2 : 1;
      return { picture: column, remedy: side, off: Math.abs(off) * penalty };
    }),
  );
  const { off: _, ...layout } = ways.reduce((least, way) => (way.off < least.off ? way : least));
  return layout;
}

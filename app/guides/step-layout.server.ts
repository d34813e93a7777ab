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
const lineLength = 57;
const recordLength = 42;
const sampleLength = 52;
const labelLength = 28;
const columnWidth = 488;
const title = 53;
const sampleHead = 98;
const gap = 24;
/** The least height of a picture. */
const pictureHeight = 200;

function sampleHeight({ label, text, form, groups }: NonNullable<StepParts['sample']>): number {
  const head = sampleHead + linesOf(label, labelLength) * 25;
  const lines = text.split('\n').length;
  if (groups) return groups.length > 1 ? 100 + head + lines * 38 : head + 22 + lines * 11;
  if (form === 'record') return head + linesOf(text, recordLength) * 39;
  return head + linesOf(text, sampleLength) * 28.8;
}

/** A panel: its line that says what it is, its text, its padding and the gap above it. */
const endingHeight = (text: string) => gap + 36 + 27 + linesOf(text, 48) * 26;

/** Returns where a step has its endings, and its picture if it also has a sample. */
export function stepLayout({ actions, sample, picture, endings }: StepParts): StepLayout {
  const text =
    title +
    actions.reduce((sum, action) => sum + linesOf(action, lineLength) * 28.4, 0) +
    (actions.length - 1) * 12;
  const success = endingHeight(endings[0]);
  const remedy = endingHeight(endings[1]) + 26;
  const rest = sample ? text - sampleHeight(sample) : text;
  const higher = rest > gap ? 'actions' : 'sample';
  const both = success + remedy;
  if (picture === undefined) {
    return { endings: rest + both < 2 * gap ? 'left' : 'below', higher };
  }
  // The picture fills its column, so the best layout is that in which it is nearly whole.
  const ways: readonly (Omit<StepLayout, 'higher'> & { readonly height: number })[] = sample
    ? [
        { picture: 'right', endings: 'below', height: rest - gap },
        { picture: 'left', endings: 'below', height: -rest - gap },
        { picture: 'right', endings: 'left', height: rest + both - gap },
        { picture: 'left', endings: 'right', height: both - rest - gap },
      ]
    : [
        { endings: 'below', height: rest },
        { endings: 'right', height: rest - both },
      ];
  const ideal = columnWidth * picture;
  const distance = (height: number) =>
    height < pictureHeight ? 2 * (ideal - height) : Math.abs(height - ideal);
  const { height: _, ...layout } = ways.reduce((least, way) =>
    distance(way.height) < distance(least.height) ? way : least,
  );
  return { ...layout, higher };
}

/** Types of a guide's chapters: the blocks of its file, with pictures and charts. */
import type { Picture } from '#app/content/entities.ts';
import type { AuthoredBars, AuthoredBlock, AuthoredFigure, AuthoredLine } from './schema.ts';

export type BarChart = Omit<AuthoredBars, 'rows'> & {
  /** `length` is the bar's length in percent of the longest one, `detail` a second line of its label. */
  readonly rows: readonly (AuthoredBars['rows'][number] & {
    readonly length: number;
    readonly detail?: string;
  })[];
};

/** Coordinates and paths are in viewBox units. */
/** A line chart at one width, in viewBox units. */
export type DrawnLine = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly ground: number;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly before: string;
  readonly after: string;
  readonly area: string;
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** Every how many points the axis has a label. */
  readonly every: number;
};

export type LineChart = AuthoredLine & {
  readonly wide: DrawnLine;
  readonly narrow: DrawnLine;
  /** Index of the first point after the start that is lower than the previous one, or null. */
  readonly dull: number | null;
};

type Figure = Omit<AuthoredFigure, 'picture'> & {
  readonly picture: Picture;
  /** A strip without a list, twice as wide as it is high: it fills the figure, which cuts it off at its edges. */
  readonly isCut?: boolean;
};

export type Block =
  Exclude<AuthoredBlock, { type: 'figure' | 'bars' | 'line' }> | Figure | BarChart | LineChart;

export type Chapter = {
  /** The fragment, unique on the page. */
  readonly id: string;
  readonly title: string;
  /** Number of words, including those of tables and charts. */
  readonly words: number;
  readonly blocks: readonly Block[];
};

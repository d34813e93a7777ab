/** What the chapters of a guide are made of on its page: the blocks of its file, with pictures and charts drawn. Types only. */
import type { Picture } from '#app/content/entities.ts';
import type { AuthoredBars, AuthoredBlock, AuthoredFigure, AuthoredLine } from './schema.ts';

export type BarChart = Omit<AuthoredBars, 'rows'> & {
  /** `length` is a share of the longest bar, in percent. */
  readonly rows: readonly (AuthoredBars['rows'][number] & { readonly length: number })[];
};

/** Coordinates and paths are in the units of the view box. */
export type LineChart = Omit<AuthoredLine, 'points'> & {
  readonly points: readonly (AuthoredLine['points'][number] & {
    readonly x: number;
    readonly y: number;
  })[];
  readonly before: string;
  readonly after: string;
  readonly area: string;
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** Index of the first point after the start that is lower than the one before it. */
  readonly dull: number | null;
};

type Figure = Omit<AuthoredFigure, 'picture'> & { readonly picture: Picture };

export type Block =
  Exclude<AuthoredBlock, { type: 'figure' | 'bars' | 'line' }> | Figure | BarChart | LineChart;

export type Chapter = {
  /** Its fragment; unique on the page, as are those of its headings. */
  readonly id: string;
  readonly title: string;
  /** How many words it has, tables and charts included. */
  readonly words: number;
  readonly blocks: readonly Block[];
};

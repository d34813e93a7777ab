/**
 * What the prose of a guide is made of once it is compiled: plain data that a loader can return, so that
 * the words reach a visitor with their page and stand in no script.
 */
import type { Picture } from '#app/content/entities.ts';
import type { LinkTarget } from '#app/content/paths.ts';

type Inline = string | Bold | ProseLink | Abbreviation;
/** A run of text. */
export type Text = readonly Inline[];
type Bold = { readonly bold: Text };
type ProseLink = { readonly to: LinkTarget; readonly text: Text };
/** A mark that shows its meaning and leads to the glossary entry which says more. */
export type Abbreviation = {
  readonly abbr: string;
  readonly meaning: string;
  readonly to: LinkTarget;
};

export type List = { readonly ordered: boolean; readonly items: readonly Text[] };

/** A remark beside the text. */
type Side = { readonly title: string; readonly text: Text };

/** Fewer people on each step, each worth more; the result is the last step. */
export type WorkedSum = {
  readonly title: string;
  readonly unit: string;
  readonly rows: readonly {
    readonly label: string;
    readonly value: number;
    readonly note: string;
  }[];
  readonly result: { readonly label: string; readonly value: string; readonly note: string };
};

export type Compare = {
  readonly title: string;
  readonly rows: readonly {
    readonly before: string;
    readonly after: string;
    readonly why: string;
  }[];
};

export type Table = {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
};

type Figure = {
  readonly picture: Picture;
  readonly alt: string;
  readonly title: string;
  readonly caption: string;
  readonly list: List | null;
};

export type Sample = { readonly label: string; readonly text: string };

type Bar = {
  readonly label: string;
  readonly value: number;
  /** Of the longest bar, in percent. */
  readonly length: number;
  readonly highlight: boolean;
};
export type BarChart = {
  readonly title: string;
  readonly unit: string;
  readonly note: string;
  readonly rows: readonly Bar[];
};

/** A line over months, drawn: everything but the words is in the units of its view box. */
export type LineChart = {
  readonly title: string;
  readonly unit: string;
  readonly note: string;
  /** The label of the point where work starts; the line turns orange there. */
  readonly start: string;
  readonly points: readonly {
    readonly label: string;
    readonly value: number;
    readonly x: number;
    readonly y: number;
  }[];
  readonly before: string;
  readonly after: string;
  readonly area: string;
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** Index of the first point after the start that fell, if any: the dull month is named. */
  readonly dull: number | null;
};

export type Framework = {
  readonly steps: readonly {
    readonly title: string;
    readonly weeks: string;
    readonly text: string;
    readonly checks: readonly string[];
  }[];
};

export type KeywordList = {
  readonly title: string;
  readonly note: string;
  readonly rows: readonly {
    readonly keyword: string;
    readonly intent: string;
    readonly page: string;
  }[];
};

export type Story = {
  readonly name: string;
  readonly business: string;
  readonly town: string;
  readonly result: string;
  readonly quote: string;
  readonly points: readonly string[];
};

export type Block =
  | { readonly type: 'paragraph'; readonly text: Text }
  | { readonly type: 'heading'; readonly id: string; readonly title: string }
  | ({ readonly type: 'list' } & List)
  | ({ readonly type: 'side' } & Side)
  | ({ readonly type: 'sum' } & WorkedSum)
  | ({ readonly type: 'compare' } & Compare)
  | ({ readonly type: 'table' } & Table)
  | ({ readonly type: 'figure' } & Figure)
  | ({ readonly type: 'sample' } & Sample)
  | ({ readonly type: 'bars' } & BarChart)
  | ({ readonly type: 'line' } & LineChart)
  | ({ readonly type: 'framework' } & Framework)
  | ({ readonly type: 'keywords' } & KeywordList)
  | ({ readonly type: 'story' } & Story);

export type Chapter = {
  /** Its fragment; unique on the page, as are those of its headings. */
  readonly id: string;
  readonly title: string;
  readonly words: number;
  readonly blocks: readonly Block[];
};

/** Types of a guide's chapters: the blocks of its file, with pictures and charts. */
import type { Picture } from '#app/content/entities.ts';
import type {
  AuthoredAds,
  AuthoredBars,
  AuthoredBlock,
  AuthoredFigure,
  AuthoredKeywords,
  AuthoredLine,
  AuthoredStory,
  List,
  SnippetText,
  Table,
  WorkedSum,
} from './schema.ts';

/** A bar chart, computed from the table in the file. */
export type BarChart = Omit<AuthoredBars, 'rows' | 'limit' | 'limitMeans' | 'pairs'> & {
  /**
   * `length` is the bar's length in percent of the longest one, `shown` its number with the currency,
   * `detail` a second line of its label.
   */
  readonly rows: readonly (AuthoredBars['rows'][number] & {
    readonly length: number;
    readonly shown: string;
    readonly detail?: string;
    /** What the second bar of a pair leaves of the first one. A loss is highlighted. */
    readonly left?: string;
  })[];
  /** What the numbers count. Empty for sums of money. */
  readonly counted: string;
  /** The limit as a line across the bars, at a percentage of the longest one. */
  readonly line: { readonly at: number; readonly label: string } | null;
};

/** A worked sum, its numbers as the page shows them. */
export type ShownSum = {
  readonly rows: readonly (WorkedSum['rows'][number] & { readonly shown: string })[];
  readonly result: WorkedSum['result'] & { readonly shown: string };
};
export type Sum = Omit<WorkedSum, 'rows' | 'result'> &
  ShownSum & {
    readonly field: DotField;
    /** How many people a dot stands for, if it is more than one. */
    readonly scale?: string;
  };
/** A dot for each person or group of people, with a path per row of the sum. Null for numbers that dots can't show. */
type DotField = {
  readonly perDot: number;
  readonly viewBox: string;
  readonly paths: readonly string[];
} | null;
/** Two ads, and both worked sums row by row, if they have any. */
export type AdPair = Omit<AuthoredAds, 'ads'> & {
  /** The scale of the bars, if there are any. */
  readonly scale?: string;
  readonly ads: readonly Pick<AuthoredAds['ads'][number], 'title' | 'headline' | 'text' | 'why'>[];
  /** The last one is the result. */
  readonly rows: readonly {
    readonly label: string;
    /** In the order of the ads. */
    readonly sums: readonly {
      /** The ad without what is after its colon. */
      readonly ad: string;
      readonly shown: string;
      readonly note: string;
      /** The length of its bar: 100 for the larger number of the row. The result has no bar. */
      readonly length?: number;
    }[];
  }[];
};

/** A table with what its cells are. */
export type ShownTable = Table & {
  /** For each column after the first: whether all of its cells are numbers. Missing if no column is. */
  readonly numbers?: readonly (true | null)[];
  /** The last cell of each row has several lines. Its rows are cards. */
  readonly areCards?: true;
};

/** A line chart at one width, in viewBox units. */
export type DrawnLine = {
  readonly viewBox: string;
  readonly left: number;
  readonly ground: number;
  readonly labels: readonly { readonly label: string; readonly x: number }[];
  /** The x where the work starts. */
  readonly start: number;
  /** The first point after the start that is lower than the previous one, or null. */
  readonly dull: { readonly x: number; readonly y: number; readonly label: string } | null;
  readonly end: { readonly x: number; readonly y: number; readonly value: number };
  readonly before: string;
  readonly after: string;
  readonly area: string;
  /** The lines at the ticks, as one path. */
  readonly grid: string;
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
};

/** A line chart, drawn once for columns and once for phones. */
export type LineChart = AuthoredLine & {
  readonly wide: DrawnLine;
  readonly narrow: DrawnLine;
};

type Figure = Omit<AuthoredFigure, 'picture'> & {
  readonly picture: Picture;
  /**
   * A picture at least 1.4 times as wide as it is high, or a close-up with a list: it fills the figure, which cuts it
   * off at its edges. A panorama with a list is the ground of the list, another one is as wide as the window.
   */
  readonly isCut?: true | 'ground' | 'wide';
};

/** Groups of keywords, and a picture whose parts are links to them, in their order. */
export type KeywordLists = Omit<AuthoredKeywords, 'picture' | 'groups'> & {
  readonly picture: { readonly wide: Picture; readonly small: Picture };
  readonly groups: readonly (AuthoredKeywords['groups'][number] & {
    /** The fragment, unique on the page. */
    readonly id: string;
  })[];
};

export type Story = Omit<AuthoredStory, 'picture'> & { readonly picture?: Picture };

/** Keywords of one match type. Each text ends its line. */
export type KeywordGroup = { readonly title?: string; readonly keywords: readonly string[] };

export type SnippetView = SnippetText & {
  /** What each line is: numbered, a name before a sentence, or a label before a value. */
  readonly form?: 'numbered' | 'entries' | 'record';
  /** The keywords, one on a line of the text. A step shows them in place of it. */
  readonly groups?: readonly KeywordGroup[];
};

/** A block of a chapter as the page renders it. Blocks that the build computes replace those of the file. */
export type Block =
  | Exclude<
      AuthoredBlock,
      {
        type:
          'figure' | 'bars' | 'line' | 'sum' | 'table' | 'ads' | 'snippet' | 'keywords' | 'story';
      }
    >
  | ShownTable
  | (SnippetView & { readonly type: 'snippet' })
  | Figure
  | KeywordLists
  | Story
  | BarChart
  | LineChart
  | Sum
  | AdPair
  /** A list of a long read whose items each have a title: cards across the page. */
  | (List & { readonly type: 'cards' })
  /** Small blocks that follow each other. On wide screens they are below each other in the right column. */
  | { readonly type: 'beside'; readonly blocks: readonly Block[] };

/** A chapter of a long read, an article or an industry guide. */
export type Chapter = {
  /** The fragment, unique on the page. */
  readonly id: string;
  readonly title: string;
  /** Number of words, including those of tables and charts. */
  readonly words: number;
  readonly blocks: readonly Block[];
};

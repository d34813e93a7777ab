/** The content of a full case study. */
import type { CaseStudyCategory } from './classifications.ts';
import type { ClosingCall, Heading, Illustration, Picture } from './entities.ts';
import type { Month } from './samples/sample-client.ts';

/** A figure before and after the work. `before` and `after` are in `unit`. */
export type CaseStudyMetric = {
  readonly label: string;
  /** As shown: "+156%". The change from `before` to `after`, which a test checks. */
  readonly value: string;
  readonly description: string;
  readonly before: number;
  readonly after: number;
  readonly unit: StudyUnit;
};

/** The unit of a figure: 63 is 63 %, 63 or $63. */
export type StudyUnit = 'percent' | 'count' | 'dollars';

export type StudyMonth = Month;

export type StudyChart = {
  readonly id: string;
  readonly title: string;
  /** The chart's text alternative: one or two sentences. */
  readonly summary: string;
  readonly unit: StudyUnit;
  readonly firstMonth: StudyMonth;
  /** The month in which the work starts. The line is gray before it, then orange. */
  readonly startMonth: StudyMonth;
  /** The subject is orange, the comparison blue. One value per month, without gaps. */
  readonly series: readonly {
    readonly name: string;
    readonly role: 'subject' | 'rival';
    readonly values: readonly number[];
  }[];
  /** Labeled points of the line, flat months included. */
  readonly marks: readonly {
    readonly month: StudyMonth;
    readonly series: string;
    readonly label: string;
    /** `worst` is the lowest of the dull months, and red. */
    readonly kind: 'value' | 'worst' | 'dull' | 'turn';
  }[];
};

/** One page of the monthly report as the client got it. */
export type StudyReport = {
  readonly kind: 'worst' | 'best';
  /** "Worst month" */
  readonly mark: string;
  readonly month: StudyMonth;
  readonly title: string;
  readonly rows: readonly {
    readonly label: string;
    readonly value: number;
    /** The value of the same month a year before. */
    readonly before: number;
    readonly unit: StudyUnit;
  }[];
  /** "was" */
  readonly was: string;
  readonly notes: readonly { readonly title: string; readonly text: string }[];
};

/** What a client paid and earned, compared with the same months a year before. */
export type StudyAccount = Heading & {
  /** The year before, then the year of the work. */
  readonly years: readonly {
    readonly name: string;
    readonly sums: readonly StudySum[];
  }[];
  /** The result in one sentence. */
  readonly result: string;
  /** What the result leaves out. */
  readonly limit: string;
};

/** A sum of money in parts. */
export type StudySum = {
  readonly name: string;
  readonly total: number;
  readonly parts: readonly {
    readonly kind: 'ads' | 'search' | 'fee';
    readonly label: string;
    readonly value: number;
  }[];
};

export type CaseStudy = {
  readonly title: string;
  /** The visible label of a sample. Null if the client is real. */
  readonly note: string | null;
  /** Name and role. */
  readonly author: string;
  /** The visible label of a sample among client and author. Null if both are real. */
  readonly openingNote: string | null;
  readonly client: string;
  readonly industry: string;
  readonly category: CaseStudyCategory;
  readonly timeline: string;
  readonly location: string;
  /** Shown as text, not as a link. */
  readonly websiteUrl: string;
  readonly lead: string;
  /** With `isGround` the picture is across the page, and the next section is the ground below it. */
  readonly hero: Illustration & { readonly isGround?: boolean };
  readonly overview: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly challenge: {
    readonly title: string;
    readonly description: string;
    /** Two amounts drawn as squares on one scale, the smaller one first. */
    readonly squares?: StudySquares;
    readonly points: readonly string[];
  };
  readonly solution: {
    readonly title: string;
    readonly description: string;
    readonly phases: readonly {
      readonly title: string;
      readonly description: string;
      readonly timeline: string;
      readonly deliverables: readonly string[];
    }[];
  };
  readonly results: {
    readonly title: string;
    readonly description: string;
    readonly before: string;
    readonly after: string;
    readonly metrics: readonly CaseStudyMetric[];
    readonly additionalBenefits: readonly string[];
  };
  /** The charts by month, or null. */
  readonly months: StudyMonths | null;
  /** Pages of the monthly report and the account, or null. */
  readonly reports: StudyReports | null;
  readonly testimonial: StudyTestimonial | null;
  readonly tools: { readonly title: string; readonly items: readonly string[] };
  readonly nextSteps: {
    readonly title: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
  };
  readonly call: ClosingCall;
};

export type StudySquares = {
  /** What one square is. */
  readonly scale: string;
  /** The value of one square. */
  readonly unit: number;
  /** Squares in a row. */
  readonly wide: number;
  readonly amounts: readonly {
    readonly value: number;
    readonly figure: string;
    readonly label: string;
  }[];
};

export type StudyReports = Heading & {
  /** The worst month of the work, then the best one. */
  readonly pages: readonly StudyReport[];
  readonly account: StudyAccount;
  readonly counting: { readonly title: string; readonly points: readonly string[] };
};

export type StudyMonths = Heading & {
  readonly charts: readonly StudyChart[];
  /** The turning points. Each is a numbered line through every chart. */
  readonly turns: readonly {
    readonly month: StudyMonth;
    readonly title: string;
    /** The figure with which the text begins. */
    readonly figure: string;
    readonly text: string;
  }[];
  readonly table: {
    readonly show: string;
    readonly caption: string;
    /** How each column follows from the others. */
    readonly reading: string;
    readonly month: string;
    readonly firstMonth: StudyMonth;
    readonly startMonth: StudyMonth;
    readonly columns: readonly {
      readonly name: string;
      readonly unit: StudyUnit;
      /** One value per month; all columns have the same months. */
      readonly values: readonly number[];
    }[];
  };
};

export type StudyTestimonial = {
  readonly quote: string;
  readonly author: string;
  readonly position: string;
  readonly image: Picture;
};

/** The facts about the client in the hero of a study, with their labels. */
export const studyFactNames = [
  ['client', 'Client'],
  ['industry', 'Industry'],
  ['timeline', 'Timeline'],
  ['location', 'Location'],
  ['category', 'Category'],
  ['websiteUrl', 'Website'],
] as const satisfies readonly (readonly [fact: keyof CaseStudy, label: string])[];

/** The label of the author, before the dates. */
export const studyAuthorName = 'Written by';

/** The two values of a result, with `{before}` and `{after}`. */
export const studyChange = '{before} to {after}';

/** The alternative text of the client’s portrait, with `{author}`. */
export const studyPortraitAlt = 'Portrait of {author}';

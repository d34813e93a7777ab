/** Labels in the table that compares plans, for screen readers. A module of its own, because the landing page has no such table. */
export type ComparisonWords = {
  /** The choice of the plan that a phone shows. */
  readonly shown: string;
  /** The column of features. */
  readonly features: string;
  /** The cell before the buttons. */
  readonly actions: string;
};

export const comparisonWords: ComparisonWords = {
  shown: 'Plan shown in the table',
  features: 'What is included',
  actions: 'Choose',
};

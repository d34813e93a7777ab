/** When a value is measured: before the work, and after it. */
export const moments = ['before', 'after'] as const;

export type Moment = (typeof moments)[number];

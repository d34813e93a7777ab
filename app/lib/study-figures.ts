import type { StudyMonth, StudyUnit } from '#app/content/case-study.ts';

/** Formats a value: "36%", "48,210", "$133,120". */
export function figure(value: number, unit: StudyUnit): string {
  const digits = value.toLocaleString('en-US');
  return { percent: `${digits}%`, count: digits, dollars: `$${digits}` }[unit];
}

/** "$133,120" */
export const dollars = (value: number) => figure(value, 'dollars');

/** The month that is `after` months later, as YYYY-MM. */
export function monthAfter(first: StudyMonth, after: number): StudyMonth {
  const [year = NaN, month = NaN] = first.split('-').map(Number);
  const count = year * 12 + month - 1 + after;
  // A padded number has the type `string`.
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}` as StudyMonth;
}

const names = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** "Sep 2025" */
export function monthName(month: StudyMonth): string {
  return `${names.format(new Date(month))} ${month.slice(0, 4)}`;
}

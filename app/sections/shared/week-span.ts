import type { Span } from '#app/content/entities.ts';

/** The weeks of a schedule: the quarter after which bigger results are expected. */
export const weeks = Array.from({ length: 13 }, (_, index) => index + 1);

/** Start weeks and lengths with a rule in `week-span.module.css`. */
const drawnStarts = new Set([1, 2, 3, 4, 5, 11]);
const drawnLengths = new Set([1, 2, 3, 9]);

/**
 * The attributes with which `week-span.module.css` sets `--start` and `--span`.
 * @throws if the stylesheet has no rule for a span: add a rule and extend the sets above
 */
export function weekSpan({ startWeek, weeks: length }: Span) {
  if (!drawnStarts.has(startWeek) || !drawnLengths.has(length)) {
    throw new Error(
      `week-span.module.css has no rule for ${length} weeks from week ${startWeek}. Add one.`,
    );
  }
  return { 'data-start': startWeek, 'data-weeks': length };
}

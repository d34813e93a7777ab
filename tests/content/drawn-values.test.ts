/** Values that a drawing reads from words. A value that it cannot read would have no drawing, without an error. */
import { expect, test } from 'vitest';
import { ecommerceStudy } from '#app/content/case-study-ecommerce.ts';
import { seoPricing } from '#app/content/seo-pricing.ts';
import { studyFiles } from '#app/guides/guides.server.ts';
import { amountOf } from '#app/lib/amount-of.ts';
import { phaseMonths } from '#app/lib/phase-months.ts';

/** Values that state no amount. */
const withoutAmount = new Set(['None', 'Set in your proposal']);

test('each value of the SEO plans that states an amount has its marks in the comparison', () => {
  const cells = seoPricing.comparison.rows.flatMap(({ label, values }) =>
    values.map((value) => ({ label, value })),
  );
  const unread = cells.filter(({ value }) => !withoutAmount.has(value) && !amountOf(value));
  expect(unread).toEqual([]);
});

test('each phase of a case study has months in its calendar', () => {
  const studies = [ecommerceStudy, ...studyFiles.values()];
  const timelines = studies.flatMap(({ solution }) =>
    solution.phases.map((phase) => phase.timeline),
  );
  expect(timelines.filter((timeline) => !phaseMonths(timeline))).toEqual([]);
});

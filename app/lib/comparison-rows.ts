import type { ComparisonRow } from '#app/content/entities.ts';
import { keysOf } from './record.ts';

type ThreePlans<Plan> = readonly [Plan, Plan, Plan];

/** One row for each term of the plans, in the order of the labels. */
export function termRows<Term extends string>(
  labels: Readonly<Record<Term, string>>,
  plans: ThreePlans<{ readonly terms: Readonly<Record<Term, string>> }>,
): ComparisonRow[] {
  const [first, second, third] = plans;
  return keysOf(labels).map((term) => ({
    label: labels[term],
    values: [first.terms[term], second.terms[term], third.terms[term]],
  }));
}

/** One row for each service of any plan, those of the smallest plan first. */
export function serviceRows(
  plans: ThreePlans<{ readonly services: readonly string[] }>,
): ComparisonRow[] {
  const all = new Set(plans.flatMap(({ services }) => services));
  const [first, second, third] = plans;
  return [...all].map((service) => {
    const has = (plan: { readonly services: readonly string[] }) =>
      plan.services.includes(service) ? 'Included' : 'None';
    return { label: service, values: [has(first), has(second), has(third)] };
  });
}

import type { ComparisonRow } from '#app/content/entities.ts';
import { keysOf } from './record.ts';

/** The values that the table of plans shows in a style of their own. */
export const planValues = { included: 'Included', none: 'None' } as const;

type ThreePlans<Plan> = readonly [Plan, Plan, Plan];
type WithServices = { readonly services: readonly string[] };

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

/** One row for each service that not every plan has, those of the largest plan first. */
export function serviceRows(plans: ThreePlans<WithServices>): ComparisonRow[] {
  const all = new Set(plans.flatMap(({ services }) => services));
  const inEach = commonServices(plans);
  const [first, second, third] = plans;
  return [...all]
    .filter((service) => !inEach.includes(service))
    .toReversed()
    .map((service) => {
      const has = (plan: WithServices) =>
        plan.services.includes(service) ? planValues.included : planValues.none;
      return { label: service, values: [has(first), has(second), has(third)] };
    });
}

/** The services that every plan has. */
export function commonServices([first, ...others]: ThreePlans<WithServices>): string[] {
  return first.services.filter((service) =>
    others.every(({ services }) => services.includes(service)),
  );
}

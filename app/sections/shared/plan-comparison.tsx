import { clsx } from 'clsx';
import { useEffect, useId, useRef, type ComponentType } from 'react';
import { readText, writeText } from '#app/browser/storage.ts';
import type { ComparisonWords } from '#app/content/comparison-words.ts';
import type {
  ComparisonRow,
  FurtherFeatures,
  Plan,
  PlanPrice,
  Recommendation,
} from '#app/content/entities.ts';
import { planValues } from '#app/lib/comparison-rows.ts';
import { formatAmount } from '#app/lib/format-price.ts';
import { BriefButton } from '#app/ui/button.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import { FeatureList } from './feature-list.tsx';
import bars from './included-bars.module.css';
import styles from './plan-comparison.module.css';

type ComparedPlan = PlanPrice & Recommendation & Pick<Plan, 'name'> & Partial<Pick<Plan, 'action'>>;

type PlanComparisonProps = {
  readonly caption: string;
  readonly plans: readonly ComparedPlan[];
  /** Their amounts are in large figures. */
  readonly rows: readonly ComparisonRow[];
  /** What else each plan has, as one row of lists below the others. */
  readonly further?: FurtherFeatures | undefined;
  readonly words: ComparisonWords;
  /** Draws a value below its words. */
  readonly Drawing?: ComponentType<{ readonly value: string }> | undefined;
};

/** The name of the plan that a phone shows, kept for the tab. */
const storageKey = 'plan';

/**
 * Compares plans in a table. Phones show one plan at a time: native radio buttons select it and the
 * stylesheet hides the others, so it works without scripts, and rows do not move on a switch. A reload
 * keeps the choice. Print shows all columns.
 */
export function PlanComparison({
  caption,
  plans,
  rows,
  further,
  words,
  Drawing,
}: PlanComparisonProps) {
  const hasIncluded = rows.some(({ values }) => values.includes(planValues.included));
  return (
    <div className={styles.comparison}>
      <PlanSwitch plans={plans} label={words.shown} />
      <ScrollRegion className={styles.frame} label={caption}>
        <table className={clsx(styles.table, hasIncluded && bars.bars)}>
          <caption className="sr-only">{caption}</caption>
          <PlanHead plans={plans} words={words} />
          <tbody>
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td
                    key={plans[index]?.name}
                    data-popular={plans[index]?.popular || undefined}
                    data-none={value === planValues.none || undefined}
                    data-included={value === planValues.included || undefined}
                  >
                    <Amount value={value} />
                    {Drawing && <Drawing value={value} />}
                  </td>
                ))}
              </tr>
            ))}
            {further && (
              <tr className={styles.further}>
                <th scope="row">{further.label}</th>
                {further.lists.map((items, index) => (
                  <td key={plans[index]?.name} data-popular={plans[index]?.popular || undefined}>
                    <FeatureList items={items} />
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

type PlanSwitchProps = {
  readonly plans: readonly ComparedPlan[];
  readonly label: string;
};

/** Radio buttons that select the plan a phone shows: the popular one, or the one chosen before in this tab. */
function PlanSwitch({ plans, label }: PlanSwitchProps) {
  const group = useId();
  const chosen = Math.max(
    0,
    plans.findIndex(({ popular }) => popular),
  );
  const radios = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const inputs = radios.current!.querySelectorAll('input');
    // A choice made before the scripts ran stays.
    if (!inputs[chosen]!.checked) return;
    const kept = plans.findIndex(({ name }) => name === readText('session', storageKey));
    if (inputs[kept]) inputs[kept].checked = true;
  }, [chosen, plans]);
  return (
    <fieldset ref={radios} className={styles.switch}>
      <legend className="sr-only">{label}</legend>
      {plans.map(({ name }, index) => (
        <label key={name}>
          <input
            type="radio"
            name={group}
            value={index}
            defaultChecked={index === chosen}
            onChange={() => writeText('session', storageKey, name)}
          />
          <b>{name}</b>
        </label>
      ))}
    </fieldset>
  );
}

/** The names and prices of the plans, and below them their buttons, if they have any. */
function PlanHead({ plans, words }: Pick<PlanComparisonProps, 'plans' | 'words'>) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">{words.features}</span>
        </th>
        {plans.map(({ name, price, period, popular, badge }) => (
          <th key={name} scope="col" data-popular={popular || undefined}>
            <span className={styles.name}>
              {name} {badge && <span className={styles.flag}>{badge}</span>}
            </span>{' '}
            <span className={styles.price}>
              {formatAmount(price)}
              {period && <small>{period.label}</small>}
            </span>
          </th>
        ))}
      </tr>
      {plans.some(({ action }) => action) && (
        <tr className={styles.actions}>
          <td aria-label={words.actions} />
          {plans.map(({ name, popular, action }) => (
            <td key={name} data-popular={popular || undefined}>
              {action && (
                <BriefButton call={action} variant={popular ? 'accent' : 'quiet'} size="small" wide>
                  <ChooseLabel label={action.label} name={name} />
                </BriefButton>
              )}
            </td>
          ))}
        </tr>
      )}
    </thead>
  );
}

/** A value with its amount in large figures: the "10" of "10 per month", or a single word. */
function Amount({ value }: { readonly value: string }) {
  const [amount = ''] = /^(?:\S*\d\S*|\S+$)/.exec(value) ?? [];
  return (
    <>
      {amount && <b>{amount}</b>}
      {value.slice(amount.length)}
    </>
  );
}

/** The label of a button. Narrow columns show it without the plan's name, which the column's header gives. */
function ChooseLabel({ label, name }: { readonly label: string; readonly name: string }) {
  return label.endsWith(` ${name}`) ? (
    <span>
      {label.slice(0, -name.length - 1)}
      <span className={styles.planName}> {name}</span>
    </span>
  ) : (
    label
  );
}

import type { PricingPage } from '#app/content/pricing.ts';
import { FeatureList } from '#app/sections/shared/feature-list.tsx';
import { Section } from '#app/ui/section.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './guarantee.module.css';

/** The terms of the guarantee, beside its days drawn to scale. Other pages link to them. */
export function PricingGuarantee({ guarantee }: { readonly guarantee: PricingPage['guarantee'] }) {
  return (
    <Section id="guarantee">
      <div className={styles.card}>
        <div className={styles.promise}>
          <h2>
            <Words>{guarantee.title}</Words>
          </h2>
          <ul className={styles.days}>
            {guarantee.period.map(({ day, what }) => (
              <li key={day}>
                <b>{day}</b> {what}
              </li>
            ))}
          </ul>
        </div>
        <FeatureList items={guarantee.points} />
      </div>
    </Section>
  );
}

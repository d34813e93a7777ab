import type { PricingPage } from '#app/content/pricing.ts';
import { FeatureList } from '#app/sections/shared/feature-list.tsx';
import { Section } from '#app/ui/section.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './guarantee.module.css';

/** The terms of the guarantee. Other pages link to them. */
export function PricingGuarantee({ guarantee }: { readonly guarantee: PricingPage['guarantee'] }) {
  return (
    <Section id="guarantee" className={styles.columns}>
      <h2>
        <Words>{guarantee.title}</Words>
      </h2>
      <FeatureList items={guarantee.points} look="included" />
    </Section>
  );
}

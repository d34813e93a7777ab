import type { ComponentProps, ReactNode } from 'react';
import type { PlanDifferences } from '#app/content/entities.ts';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './comparison-band.module.css';
import { FeatureList } from './feature-list.tsx';
import { PlanComparison } from './plan-comparison.tsx';

type Comparison = ComponentProps<typeof PlanComparison>;

type ComparisonBandProps = {
  readonly comparison: PlanDifferences;
  readonly plans: Comparison['plans'];
  readonly Drawing?: Comparison['Drawing'];
  /** Content below the table. */
  readonly children?: ReactNode;
};

/** Compares the plans of a page: what all of them have beside the title, and a table of the differences. */
export function ComparisonBand({ comparison, plans, Drawing, children }: ComparisonBandProps) {
  return (
    <Section id="compare" tone="sand">
      <div className={styles.head}>
        <SectionHead title={comparison.title} lead={comparison.lead} />
        <div className={styles.every}>
          <h3>{comparison.inEvery.title}</h3>
          <FeatureList items={comparison.inEvery.items} />
        </div>
      </div>
      <PlanComparison
        caption={comparison.caption}
        plans={plans}
        rows={comparison.rows}
        words={comparison.words}
        Drawing={Drawing}
      />
      {children}
    </Section>
  );
}

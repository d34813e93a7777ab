import type { ComponentProps, ReactNode } from 'react';
import type { Heading } from '#app/content/entities.ts';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { PlanComparison } from './plan-comparison.tsx';

type Comparison = ComponentProps<typeof PlanComparison>;

type ComparisonBandProps = {
  readonly comparison: Heading & Pick<Comparison, 'caption' | 'rows'>;
  readonly plans: Comparison['plans'];
  /** Content below the table. */
  readonly children?: ReactNode;
};

/** Compares the plans of a page row by row, from the data of their cards. */
export function ComparisonBand({ comparison, plans, children }: ComparisonBandProps) {
  return (
    <Section id="compare" tone="sand">
      <SectionHead title={comparison.title} lead={comparison.lead} layout="split" />
      <PlanComparison caption={comparison.caption} plans={plans} rows={comparison.rows} />
      {children}
    </Section>
  );
}

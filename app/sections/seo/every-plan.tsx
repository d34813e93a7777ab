import type { SeoPage } from '#app/content/seo.ts';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './every-plan.module.css';

export function SeoEveryPlan({ everyPlan }: { readonly everyPlan: SeoPage['everyPlan'] }) {
  return (
    <Section tone="rising-band">
      <SectionHead title={everyPlan.title} lead={everyPlan.lead} layout="split" />
      <ul className={styles.features}>
        {everyPlan.features.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

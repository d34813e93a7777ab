import type { HomePage } from '#app/content/home.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { OptionalPart } from '#app/ui/optional-part.tsx';
import { Section } from '#app/ui/section.tsx';
import { KpiChart } from './kpi-chart.tsx';
import styles from './kpi.module.css';

export function HomeKpi({ kpi }: { readonly kpi: HomePage['kpi'] }) {
  return (
    <Section id="kpi" tone="rising-band" className={styles.columns}>
      <div className={styles.words}>
        <h2>{kpi.title}</h2>
        <p>{kpi.lead}</p>
        <ButtonLink to={kpi.more.to} variant="band">
          {kpi.more.label}
        </ButtonLink>
      </div>
      <ul className={styles.cards}>
        {kpi.stats.map(({ value, measure, chart }) => (
          <li key={measure} className={styles.card}>
            <p className={styles.value}>{value}</p>
            <h3>{measure}</h3>
            <OptionalPart>
              <KpiChart chart={chart} />
            </OptionalPart>
          </li>
        ))}
      </ul>
    </Section>
  );
}

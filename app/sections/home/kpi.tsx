import type { KpiChartGeometry } from '#app/charts/kpi-chart.ts';
import type { HomePage } from '#app/content/home.ts';
import { CallActions } from '#app/sections/shared/call-actions.tsx';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { OptionalPart } from '#app/ui/optional-part.tsx';
import { Section } from '#app/ui/section.tsx';
import { Words } from '#app/ui/words.tsx';
import { KpiChart } from './kpi-chart.tsx';
import styles from './kpi.module.css';

type HomeKpiProps = {
  readonly kpi: HomePage['kpi'];
  /** In the order of the figures. */
  readonly charts: readonly KpiChartGeometry[];
};

/** The key figures, each with a chart. */
export function HomeKpi({ kpi, charts }: HomeKpiProps) {
  return (
    <Section id="kpi" tone="rising-band" className={styles.columns}>
      <div className={styles.words}>
        <h2>{kpi.title}</h2>
        <p>{kpi.lead}</p>
        <CallActions>
          <BriefButton call={kpi.call} variant="accent" />
          <ButtonLink to={kpi.more.to} variant="band">
            {kpi.more.label}
          </ButtonLink>
        </CallActions>
      </div>
      <ul className={styles.cards}>
        {kpi.stats.map(({ value, measure }, index) => {
          const chart = charts[index];
          return (
            <li key={measure}>
              <h3>
                <b>{value}</b>{' '}
                <span>
                  <Words>{measure}</Words>
                </span>
              </h3>
              <OptionalPart>{chart && <KpiChart chart={chart} words={kpi.chart} />}</OptionalPart>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

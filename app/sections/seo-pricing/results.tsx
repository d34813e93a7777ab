import type { ResultCard } from '#app/content/entities.ts';
import type { SeoPricingPage } from '#app/content/seo-pricing.ts';
import type { ResultChartGeometry } from '#app/charts/result-chart.server.ts';
import { PhoneRow } from '#app/sections/shared/phone-row.tsx';
import { Card } from '#app/ui/card.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './results.module.css';

type SeoPricingResultsProps = {
  readonly results: SeoPricingPage['results'];
  /** One for each card, in their order. */
  readonly charts: readonly ResultChartGeometry[];
};

/** Results of sample clients, each as a figure above the chart that proves it. */
export function SeoPricingResults({ results, charts }: SeoPricingResultsProps) {
  return (
    <Section id="results">
      <SectionHead title={results.title} lead={results.lead} layout="split" />
      <PhoneRow label={results.title} className={styles.cards}>
        {results.cards.map((card, index) => {
          const chart = charts[index];
          return (
            chart && (
              <Result
                key={card.client}
                card={card}
                chart={chart}
                before={results.before}
                start={results.start}
              />
            )
          );
        })}
      </PhoneRow>
      <SampleNote note={results.note} />
    </Section>
  );
}

type ResultProps = {
  readonly card: ResultCard;
  readonly chart: ResultChartGeometry;
  /** The label of the figure before the work. */
  readonly before: string;
  /** The label of the month in which the work starts. */
  readonly start: string;
};

function Result({ card, chart, before, start }: ResultProps) {
  const { client, industry, improvement, reading } = card;
  return (
    <Card className={styles.card}>
      <h3 className={styles.gain}>
        {improvement.value} <span>{improvement.measure}</span>
      </h3>
      <svg viewBox={`0 0 ${chart.width} ${chart.height}`} aria-hidden="true">
        <path className={styles.ground} d={chart.ground} />
        <path
          className={styles.baseline}
          d={`M${chart.first.x} ${chart.baseline}H${chart.last.x}`}
        />
        <path className={styles.before} d={chart.before} />
        <path className={styles.after} d={chart.after} />
        <circle className={styles.start} cx={chart.start[0]} cy={chart.start[1]} r="5" />
        <text x={chart.start[0]} y={chart.start[1] + 24}>
          {start}
        </text>
        <text x={chart.first.x} y={chart.first.y}>
          {chart.first.text} <tspan>{before}</tspan>
        </text>
        <circle className={styles.end} cx={chart.last.x} cy={chart.last.y} r="6" />
        <text className={styles.last} x={chart.last.x} y={chart.last.y - 16}>
          {chart.last.text}
        </text>
      </svg>
      <p className={styles.months} aria-hidden="true">
        <span>{chart.months[0]}</span> <span>{chart.months[1]}</span>
      </p>
      <div className={styles.client}>
        <p className={styles.who}>
          <b>{client}</b> <span>{industry}</span>
        </p>
        <p className={styles.reading}>{reading}</p>
      </div>
    </Card>
  );
}

import type { StudyAccount, StudySum } from '#app/content/case-study.ts';
import { figure } from '#app/lib/study-figures.ts';
import styles from './account.module.css';

/** What a client paid and what came back in two years: every sum beside a bar on one scale. */
export function Account({ account }: { readonly account: StudyAccount }) {
  const { title, lead, years, result, limit } = account;
  const highest = Math.max(...years.flatMap(({ sums }) => sums.map(({ total }) => total)));
  return (
    <div className={styles.account}>
      <div className={styles.title}>
        <h3>{title}</h3>
        <p>{lead}</p>
      </div>
      {years.map(({ name, sums }) => (
        <div key={name} className={styles.year}>
          <h4>{name}</h4>
          <dl>
            {sums.map((sum) => (
              <div key={sum.name}>
                <dt>
                  {sum.name} <b>{figure(sum.total, 'dollars')}</b>
                </dt>
                <dd>
                  <Bar parts={sum.parts} highest={highest} />
                  {sum.parts.map(({ kind, label, value }) => (
                    <span key={kind} data-kind={kind}>
                      {figure(value, 'dollars')} {label}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className={styles.result}>
        {result
          .split(/(\$[\d,]+)/)
          .map((part) => (part.startsWith('$') ? <b key={part}>{part}</b> : part))}
      </p>
      <p>{limit}</p>
    </div>
  );
}

type BarProps = Pick<StudySum, 'parts'> & {
  /** The sum whose bar has the full width. */
  readonly highest: number;
};

/** The parts end to end, in thousandths of the width. */
const Bar = ({ parts, highest }: BarProps) => {
  const lengths = parts.map(({ value }) => Math.round((value / highest) * 1000));
  return (
    <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ kind }, index) => {
        const from = lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
        return <path key={kind} data-kind={kind} d={`M${from} 0h${lengths[index]}v10H${from}Z`} />;
      })}
    </svg>
  );
};

import type { StudyAccount as Account, StudySum } from '#app/content/case-study.ts';
import { dollars } from '#app/lib/study-figures.ts';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './study-account.module.css';

/** What a client paid and what came back in two years: the result as the largest text of the page, above every sum beside a bar on one scale. */
export function StudyAccount({ account }: { readonly account: Account }) {
  const { title, lead, years, result, limit } = account;
  const highest = Math.max(...years.flatMap(({ sums }) => sums.map(({ total }) => total)));
  return (
    <Section id="account" tone="rising-band">
      <SectionHead title={title} lead={lead} layout="split" />
      <p className={styles.result}>
        {result
          .split(/(\$\d[\d,]*\d)/)
          .map((part) => (part.startsWith('$') ? <b key={part}>{part}</b> : part))}
      </p>
      {years.map(({ name, sums }) => (
        <div key={name} className={styles.year}>
          <h3>{name}</h3>
          <dl>
            {sums.map((sum) => (
              <div key={sum.name}>
                <dt>
                  {sum.name} <b>{dollars(sum.total)}</b>
                </dt>
                <dd>
                  <Bar parts={sum.parts} highest={highest} />
                  {sum.parts.map(({ kind, label, value }) => (
                    <span key={kind} data-kind={kind}>
                      {dollars(value)} {label}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className={styles.limit}>{limit}</p>
    </Section>
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

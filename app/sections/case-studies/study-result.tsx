import type { CaseStudyWords } from '#app/content/case-studies.ts';
import type { ListedStudy } from '#app/content/case-study-list.ts';
import styles from './study-result.module.css';

type StudyResultProps = Pick<ListedStudy, 'metrics'> & {
  readonly drawn: ListedStudy['drawn'] | undefined;
  readonly words: CaseStudyWords;
};

/** The main figure of a summary, above a picture of the two values that it compares. Other figures are lines below. */
export function StudyResult({ metrics, drawn = 'columns', words }: StudyResultProps) {
  return (
    <dl className={styles.result}>
      {metrics.map(({ label, value, values }, index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {index === 0 &&
            values &&
            (['before', 'after'] as const).map((moment, place) => (
              <dd key={moment} data-moment={moment}>
                <svg viewBox={viewBoxes[drawn]} preserveAspectRatio="xMinYMax" aria-hidden="true">
                  {pictures[drawn](
                    values[moment].value,
                    Math.max(values.before.value, values.after.value),
                  )}
                </svg>
                <b>{values[moment].text}</b> {words.barKey[place]}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}

type Drawn = NonNullable<ListedStudy['drawn']>;

/** Dots in a column, from the lowest. */
const high = 5;

const viewBoxes = {
  columns: '0 0 100 100',
  dots: `-0.5 -0.5 ${high * 2 - 1} ${high}`,
  ring: '0 0 100 100',
} as const satisfies Record<Drawn, string>;

/** Draws a value. Both values of a result have one scale. */
const pictures = {
  columns: (value: number, longest: number) => {
    // At least as high as its rounded corners.
    const height = Math.max(8, Math.round((value / longest) * 100));
    return <path d={`M0 100v${8 - height}q0-8 8-8h56q8 0 8 8V100Z`} />;
  },
  // A dot is a line of no length with round ends.
  dots: (value: number) => (
    <path
      data-dots=""
      d={Array.from(
        { length: value },
        (_, dot) => `M${Math.floor(dot / high)} ${high - 1 - (dot % high)}h0`,
      ).join('')}
    />
  ),
  ring: (percent: number) => (
    <>
      <circle cx={50} cy={50} r={39} />
      {percent > 0 && (
        <circle
          cx={50}
          cy={50}
          r={39}
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 50 50)"
        />
      )}
    </>
  ),
} as const;

import type { CaseStudyWords } from '#app/content/case-studies.ts';
import type { ListedStudy } from '#app/content/case-study-list.ts';
import styles from './study-result.module.css';

type StudyResultProps = {
  readonly metric: ListedStudy['metrics'][number];
  readonly drawn: ListedStudy['drawn'] | undefined;
  readonly words: CaseStudyWords;
};

/** The main figure of a study, above a picture of the two values that it compares. */
export function StudyResult({
  metric: { label, value, values },
  drawn = 'columns',
  words,
}: StudyResultProps) {
  const largest = values && Math.max(values.before.value, values.after.value);
  return (
    <dl className={styles.result}>
      <div>
        <dt>{label}</dt>
        <dd>{value}</dd>
        {values &&
          (['before', 'after'] as const).map((moment, place) => (
            <dd key={moment} data-moment={moment}>
              <svg
                viewBox={viewBoxes[drawn](largest ?? 0)}
                preserveAspectRatio="xMinYMax"
                aria-hidden="true"
              >
                {pictures[drawn](values[moment].value, largest ?? 0)}
              </svg>
              <b>{values[moment].text}</b> {words.barKey[place]}
            </dd>
          ))}
      </div>
    </dl>
  );
}

type Drawn = NonNullable<ListedStudy['drawn']>;

/** Dots in a column, from the lowest. */
const high = 7;

const square = () => '0 0 100 100';

const viewBoxes: Record<Drawn, (largest: number) => string> = {
  columns: square,
  dots: (largest) => `-0.5 -0.5 ${Math.ceil(largest / high)} ${high}`,
  ring: square,
};

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

import type { CaseStudy, studyFactNames, StudySquares } from '#app/content/case-study.ts';
import { phaseMonths, type PhaseMonths } from '#app/lib/phase-months.ts';
import { Card } from '#app/ui/card.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './study-story.module.css';

type StudyOverviewProps = {
  readonly study: CaseStudy;
  readonly factNames: typeof studyFactNames;
  readonly categoryName: string;
};

/** The project in a few paragraphs, above the facts about the client. */
export function StudyOverview({ study, factNames, categoryName }: StudyOverviewProps) {
  const { overview } = study;
  return (
    <Section tone="sand" className={styles.overview}>
      <h2>{overview.title}</h2>
      <div>
        {overview.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={styles.facts}>
        {factNames.map(([fact, name]) => (
          <div key={fact}>
            <dt>{name}</dt>
            <dd>{fact === 'category' ? categoryName : study[fact]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** What was wrong before the project: a list of faults, and two amounts as squares. */
export function StudyChallenge({ challenge }: Pick<CaseStudy, 'challenge'>) {
  return (
    <Section className={styles.columns}>
      <div>
        <h2>{challenge.title}</h2>
        <p className={styles.lead}>{challenge.description}</p>
      </div>
      <ul className={styles.points}>
        {challenge.points.map((point) => (
          <li key={point}>
            <Icon name="close" />
            {point}
          </li>
        ))}
      </ul>
      {challenge.squares && <Squares {...challenge.squares} />}
    </Section>
  );
}

/** Each amount beside its squares. A row is one dashed line, so its last square may be a part of one. */
const Squares = ({ scale, unit, wide, amounts }: StudySquares) => (
  <div className={styles.squares}>
    {amounts.map(({ value, figure, label }) => (
      <div key={label}>
        <p>
          <b>{figure}</b> {label}
        </p>
        <svg viewBox={`0 0 ${wide} ${Math.ceil(value / unit / wide)}`} aria-hidden="true">
          <path d={rows(value / unit, wide)} />
        </svg>
      </div>
    ))}
    <p>{scale}</p>
  </div>
);

const rows = (squares: number, wide: number) =>
  Array.from(
    { length: Math.ceil(squares / wide) },
    (_, row) => `M0 ${row + 0.5}H${Math.min(wide, squares - row * wide).toFixed(2)}`,
  ).join('');

/** The phases side by side. Each shows its months among those of the project. */
export function StudySolution({ solution }: Pick<CaseStudy, 'solution'>) {
  const spans = solution.phases.map(({ timeline }) => phaseMonths(timeline));
  const months = Math.max(...spans.map((span) => span?.to ?? 0));
  return (
    <Section tone="sand">
      <SectionHead title={solution.title} lead={solution.description} layout="split" />
      <ol className={styles.phases}>
        {solution.phases.map(({ title, description, timeline, deliverables }, index) => (
          <li key={title}>
            <Card className={styles.phase}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.time}>
                <p>{timeline}</p>
                <Calendar months={months} span={spans[index]} />
              </div>
              <div>
                <h3>{title}</h3>
                <p className={styles.description}>{description}</p>
              </div>
              <ul className={styles.deliverables}>
                {deliverables.map((deliverable) => (
                  <li key={deliverable}>
                    <Icon name="check" />
                    {deliverable}
                  </li>
                ))}
              </ul>
            </Card>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type CalendarProps = {
  /** The months of the project. */
  readonly months: number;
  readonly span: PhaseMonths | undefined;
};

/** One box for each month, with a bar over those of the phase. */
const Calendar = ({ months, span }: CalendarProps) =>
  span && (
    <svg viewBox={`0 0 ${months * 10} 6`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: months }, (_, month) => (
        <path key={month} d={`M${month * 10} 0h9.4v6h-9.4Z`} />
      ))}
      <path data-span d={`M${span.from * 10} 0H${span.to * 10 - 0.6}V6H${span.from * 10}Z`} />
    </svg>
  );

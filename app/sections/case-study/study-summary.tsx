import { clsx } from 'clsx';
import type { ListedStudy } from '#app/content/case-study-list.ts';
import type { CaseStudyWords } from '#app/content/case-studies.ts';
import type {
  StudyOpening,
  StudySummaryWords,
  StudyWork,
  WorkChange,
} from '#app/content/study-summary.ts';
import type { MissingStudyWords } from '#app/content/missing-study.ts';
import { Breadcrumb } from '#app/sections/shared/breadcrumb.tsx';
import { HeroBand, HeroLead } from '#app/sections/shared/hero-band.tsx';
import panelStyles from '#app/sections/shared/hero-panel.module.css';
import { StudyFacts } from '#app/sections/shared/study-parts.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './study-summary.module.css';
import { WorkEvidence } from './work-evidence.tsx';

type StudySummaryProps = {
  readonly study: ListedStudy;
  readonly opening: StudyOpening;
  readonly missing: MissingStudyWords;
  readonly summary: StudySummaryWords;
  readonly words: CaseStudyWords;
};

type StudySummaryWorkProps = {
  readonly study: ListedStudy;
  readonly summary: StudySummaryWords;
  readonly work: StudyWork;
};

/** What the work changed, before and after on the color of the study, above the parts of the work and what the client says. */
export function StudySummaryWork({
  study,
  summary,
  work: { change, parts, said },
}: StudySummaryWorkProps) {
  const { squares } = change;
  return (
    <Section>
      <SectionHead title={summary.work} />
      <figure className={styles.change} data-panel={study.panel} data-plain={!squares || undefined}>
        <figcaption>
          {change.title} <small>{change.scale}</small>
        </figcaption>
        {(['before', 'after'] as const).map((moment) => (
          <div key={moment}>
            <p className={styles.total}>
              <b>{change[moment].total}</b> {momentName(summary, study, moment)}
            </p>
            {squares && (
              <div>
                <Squares {...squares} figures={change[moment].figures} />
                <ul className={styles.figures}>
                  {change[moment].figures.map(({ figure, text, kind }) => (
                    <li key={kind} data-kind={kind}>
                      <b>{figure}</b> {text}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <WorkEvidence evidence={change[moment].evidence} />
          </div>
        ))}
      </figure>
      <div className={styles.work}>
        <dl>
          {parts.map((part) => (
            <div key={part.title}>
              <dt>{part.title}</dt>
              <dd>{part.text}</dd>
            </div>
          ))}
        </dl>
        <figure>
          <blockquote>“{said.quote}”</blockquote>
          <figcaption>
            <b>{said.person.name}</b> {said.person.position}, {study.client}
          </figcaption>
        </figure>
      </div>
      <SampleNote note={study.note} />
    </Section>
  );
}

type SquaresProps = NonNullable<WorkChange['squares']> & Pick<WorkChange['before'], 'figures'>;

/** The width of a square. The gap to the next one is the rest of 1. */
const side = 0.8;

/** A block of the chart. Its squares fill row by row, and both blocks have the same rows. */
function Squares({ unit, wide, figures }: SquaresProps) {
  const ends = figures.map((_, index) =>
    figures.slice(0, index + 1).reduce((sum, { value }) => sum + value / unit, 0),
  );
  const rows = Math.ceil((ends.at(-1) ?? 0) / wide);
  return (
    <svg
      viewBox={`-0.05 -0.05 ${wide - 0.1} ${rows - 0.1}`}
      className={styles.squares}
      aria-hidden="true"
    >
      {figures.map(({ kind }, index) => (
        <path
          key={kind}
          data-kind={kind}
          d={squares(ends[index - 1] ?? 0, ends[index] ?? 0, wide)}
        />
      ))}
    </svg>
  );
}

/** The squares from `start` to `end`. The last one may be a part of a square. */
function squares(start: number, end: number, wide: number): string {
  return Array.from({ length: Math.ceil(end - start - 1e-6) }, (_, index) => {
    const at = start + index;
    const width = (Math.min(end - at, 1) * side).toFixed(2);
    return `M${at % wide} ${Math.floor(at / wide)}h${width}v${side}h-${width}Z`;
  }).join('');
}

type Moment = 'before' | 'after';

const momentName = (summary: StudySummaryWords, study: ListedStudy, moment: Moment) =>
  summary[moment].replace('{timeline}', study.timeline);

type MetricProps = Pick<StudySummaryProps, 'study' | 'summary'> & {
  readonly metric: ListedStudy['metrics'][number];
};

/** A figure, and the two values that it compares. */
function Metric({ study, summary, metric: { label, value, color, values } }: MetricProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-color={color}>{value}</dd>
      {values &&
        (['before', 'after'] as const).map((moment) => (
          <dd key={moment}>
            {momentName(summary, study, moment)} <b>{values[moment].text}</b>
          </dd>
        ))}
    </div>
  );
}

/**
 * The hero of a case study that has only a summary. Its picture draws the main result, and the main figure is in the
 * picture. The last line says that the full study is not published. It has the h1, so it is the first in the HTML.
 */
export function StudySummary({ study, opening, missing, summary, words }: StudySummaryProps) {
  const [main, ...others] = study.metrics;
  const { form, scale, panel, ...illustration } = opening;
  return (
    <HeroBand className={clsx(styles.band, panel && panelStyles.band)} panel={panel}>
      <div className={clsx('wrap', styles.sheet)} data-form={form}>
        <div className={styles.notice}>
          <h1>{missing.title}</h1>
          <p>{missing.text}</p>
          <p>{summary.text}</p>
        </div>
        <div className={styles.words}>
          <Breadcrumb page={{ ...missing.trail, label: study.client }} />
          <h2>
            <Words>{study.title}</Words>
          </h2>
          <HeroLead>{study.description}</HeroLead>
          <StudyFacts study={study} words={words.facts} className={styles.facts} />
        </div>
        <div className={styles.stage}>
          <Picture {...illustration} loading="first" />
          {scale && <p className={styles.scale}>{scale}</p>}
          {main && (
            <dl className={styles.main}>
              <Metric study={study} summary={summary} metric={main} />
            </dl>
          )}
        </div>
        <dl className={styles.metrics}>
          {others.map((metric) => (
            <Metric key={metric.label} study={study} summary={summary} metric={metric} />
          ))}
        </dl>
        <div className={styles.sample}>
          <SampleNote note={study.note} />
        </div>
        <SiteLink to={missing.back.to} className={styles.back}>
          {missing.back.label}
        </SiteLink>
      </div>
      <SteppedEdge ground="page" />
    </HeroBand>
  );
}

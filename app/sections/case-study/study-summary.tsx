import { clsx } from 'clsx';
import type { ListedStudy } from '#app/content/case-study-list.ts';
import type { CaseStudyWords } from '#app/content/case-studies.ts';
import type { StudyOpening, StudySummaryWords, StudyWork } from '#app/content/study-summary.ts';
import type { MissingStudyWords } from '#app/content/missing-study.ts';
import { moments, type Moment } from '#app/lib/moments.ts';
import { Breadcrumb } from '#app/sections/shared/breadcrumb.tsx';
import { HeroBand, HeroLead } from '#app/sections/shared/hero-band.tsx';
import panelStyles from '#app/sections/shared/hero-panel.module.css';
import { StudyFacts } from '#app/sections/shared/study-facts.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SignedFigure } from '#app/ui/signed-figure.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { Words } from '#app/ui/words.tsx';
import { AdSpend } from './ad-spend.tsx';
import { LoadStrips } from './load-strips.tsx';
import { NightLanes } from './night-lanes.tsx';
import styles from './study-summary.module.css';

type StudySummaryProps = {
  readonly study: ListedStudy;
  readonly opening: StudyOpening;
  readonly missing: MissingStudyWords;
  readonly summary: StudySummaryWords;
  readonly words: CaseStudyWords;
  /** False if the next section draws the stepped edge. */
  readonly hasEdge?: boolean;
};

type StudySummaryWorkProps = {
  readonly study: ListedStudy;
  readonly summary: StudySummaryWords;
  readonly work: StudyWork;
  /** The alternative text of the client’s portrait, with `{author}`. */
  readonly portraitAlt: string;
};

/** What the work changed, its parts and what the client says. The strips and the night are as wide as the screen. */
export function StudySummaryWork({
  study,
  summary,
  work: { change, made, parts, said, portrait },
  portraitAlt,
}: StudySummaryWorkProps) {
  const names = {
    before: momentName(summary, study, 'before'),
    after: momentName(summary, study, 'after'),
  };
  return (
    <>
      {change.kind === 'load' ? (
        <LoadStrips change={change} names={names} />
      ) : (
        <Section>
          <SectionHead title={change.title} />
          {change.kind === 'night' ? (
            <NightLanes change={change} names={names} />
          ) : (
            <AdSpend change={change} names={names} panel={study.panel} />
          )}
        </Section>
      )}
      <Section>
        <SectionHead title={summary.work} />
        <div className={clsx(styles.work, made && styles.beside)}>
          {made && <Picture {...made} className={styles.made} />}
          <dl>
            {parts.map((part) => (
              <div key={part.title}>
                <dt>{part.title}</dt>
                <dd>{part.text}</dd>
              </div>
            ))}
          </dl>
          <figure>
            <Picture
              picture={portrait}
              alt={portraitAlt.replace('{author}', said.person.name)}
              className={styles.portrait}
            />
            <div>
              <blockquote>“{said.quote}”</blockquote>
              <figcaption>
                <b>{said.person.name}</b> {said.person.position}, {study.client}
              </figcaption>
            </div>
          </figure>
        </div>
      </Section>
    </>
  );
}

const momentName = (summary: StudySummaryWords, study: ListedStudy, moment: Moment) =>
  summary.moments[moment].replace('{timeline}', study.timeline);

type MetricProps = Pick<StudySummaryProps, 'study' | 'summary'> & {
  readonly metric: ListedStudy['metrics'][number];
};

/** A figure, and the values that it compares. If it is the new value itself, only the old one follows. */
function Metric({ study, summary, metric: { label, value, color, values } }: MetricProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-color={color}>
        <SignedFigure value={value} />
      </dd>
      {(values.after.text === value ? moments.slice(0, 1) : moments).map((moment) => (
        <dd key={moment}>
          {momentName(summary, study, moment)} <b>{values[moment].text}</b>
        </dd>
      ))}
    </div>
  );
}

/**
 * The hero of a case study that has only a summary. Its picture draws the main result, whose figure is
 * below the words or in the picture. The last lines say that the full study is not published. The h1 is the first
 * heading in the HTML, and is shown in the last line.
 */
export function StudySummary({
  study,
  opening,
  missing,
  summary,
  words,
  hasEdge = true,
}: StudySummaryProps) {
  const [metric] = study.metrics;
  const { form, scale, panel, ...illustration } = opening;
  const figure = metric && (
    <dl className={styles.main}>
      <Metric study={study} summary={summary} metric={metric} />
    </dl>
  );
  return (
    <HeroBand className={clsx(styles.band, panel && panelStyles.band)} panel={panel}>
      <div className={clsx('wrap', styles.sheet)} data-form={form}>
        <div className={styles.missing}>
          <h1>{missing.title}</h1>
          <p>{missing.text}</p>
        </div>
        <div className={styles.words}>
          <Breadcrumb page={{ ...missing.trail, label: study.client }} />
          <h2>
            <Words>{study.title}</Words>
          </h2>
          <HeroLead>{study.description}</HeroLead>
          <StudyFacts study={study} words={words.facts} className={styles.facts} />
          {form !== 'ring' && figure}
        </div>
        <div className={styles.stage}>
          <Picture {...illustration} loading="first" />
          {form === 'ring' && figure}
          {scale && <p className={styles.scale}>{scale}</p>}
        </div>
        <div className={styles.notice}>
          <p>{summary.text}</p>
          <SampleNote note={study.note} />
        </div>
        <SiteLink to={missing.back.to} className={styles.back}>
          {missing.back.label}
        </SiteLink>
      </div>
      {hasEdge && <SteppedEdge ground="page" />}
    </HeroBand>
  );
}

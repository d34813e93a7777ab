import type { CaseStudySummary } from '#app/content/case-study-list.ts';
import type { CaseStudyWords } from '#app/content/case-studies.ts';
import type { KnownStudyWords, StudyWork } from '#app/content/missing-study.ts';
import type { NotFoundWords } from '#app/content/not-found.ts';
import { Breadcrumb } from '#app/sections/shared/breadcrumb.tsx';
import { HeroBand, HeroLead } from '#app/sections/shared/hero-band.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './known-study.module.css';

type KnownStudyProps = {
  readonly study: CaseStudySummary;
  readonly missing: NotFoundWords;
  readonly known: KnownStudyWords;
  readonly words: CaseStudyWords;
};

type KnownStudyWorkProps = {
  readonly title: string;
  readonly work: readonly StudyWork[];
};

/** The parts of the work, below the figures. */
export const KnownStudyWork = ({ title, work }: KnownStudyWorkProps) => (
  <Section>
    <SectionHead title={title} />
    <dl className={styles.work}>
      {work.map((part) => (
        <div key={part.title}>
          <dt>{part.title}</dt>
          <dd>{part.text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);

/**
 * The summary of a listed case study without a page. A notice says that the full study is missing.
 * The summary is the hero: its figures are above bars for before and after.
 */
export function KnownStudy({ study, missing, known, words }: KnownStudyProps) {
  return (
    <HeroBand className={styles.band}>
      <div className="wrap">
        {missing.trail && <Breadcrumb page={{ ...missing.trail, label: study.client }} />}
        <div className={styles.notice}>
          <h1>{missing.title}</h1>
          <p>{known.text.replace('{client}', study.client)}</p>
          <SiteLink to={missing.back.to}>{missing.back.label}</SiteLink>
        </div>
        <div className={styles.summary}>
          <div>
            <h2>
              <Words>{study.title}</Words>
            </h2>
            <HeroLead>{study.description}</HeroLead>
            <dl className={styles.facts}>
              {(['client', 'industry', 'timeline'] as const).map((fact) => (
                <div key={fact}>
                  <dt>{words.facts[fact]}</dt>
                  <dd>{study[fact]}</dd>
                </div>
              ))}
            </dl>
          </div>
          <Picture {...study.image} loading="first" className={styles.picture} />
        </div>
        <dl className={styles.metrics}>
          {study.metrics.map(({ label, value, color, values }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-color={color}>{value}</dd>
              {values &&
                (['before', 'after'] as const).map((moment) => (
                  <dd key={moment}>
                    {known[moment].replace('{timeline}', study.timeline)}{' '}
                    <b>{values[moment].text}</b>
                    <Bar length={values[moment].value} of={values} />
                  </dd>
                ))}
            </div>
          ))}
        </dl>
        <SampleNote note={study.note} />
      </div>
      <SteppedEdge ground="page" />
    </HeroBand>
  );
}

type BarProps = {
  readonly length: number;
  /** The two values on this scale. */
  readonly of: {
    readonly before: { readonly value: number };
    readonly after: { readonly value: number };
  };
};

const Bar = ({ length, of: { before, after } }: BarProps) => (
  <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
    <path d={`M0 0H${(length / Math.max(before.value, after.value)).toFixed(3)}V1H0Z`} />
  </svg>
);

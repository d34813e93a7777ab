import type { CaseStudy } from '#app/content/case-study.ts';
import { Card } from '#app/ui/card.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './study-story.module.css';

export function StudyOverview({ overview }: Pick<CaseStudy, 'overview'>) {
  return (
    <Section className={styles.columns}>
      <h2>{overview.title}</h2>
      <div className={styles.prose}>
        {overview.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}

export function StudyChallenge({ challenge }: Pick<CaseStudy, 'challenge'>) {
  return (
    <Section tone="sand" className={styles.columns}>
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
    </Section>
  );
}

/** Each phase is indented one step more than the previous one. */
export function StudySolution({ solution }: Pick<CaseStudy, 'solution'>) {
  return (
    <Section>
      <SectionHead title={solution.title} lead={solution.description} layout="split" />
      <ol className={styles.phases}>
        {solution.phases.map(({ title, description, timeline, deliverables }, index) => (
          <li key={title}>
            <Card className={styles.phase}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <p className={styles.timeline}>{timeline}</p>
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

import type { GuideCard, HubPage } from '#app/guides/page.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { MinutesBar } from './minutes-bar.tsx';
import styles from './hub-topic.module.css';

type HubTopicProps = {
  readonly topic: HubPage['topics'][number];
  readonly guides: readonly GuideCard[];
  readonly kinds: HubPage['kinds'];
  /** Minutes of the longest guide, whose line fills the row. */
  readonly longest: number;
};

/** The guides of a topic, each with a line as long as its reading time. Renders nothing without a guide. */
export function HubTopic({ topic, guides, kinds, longest }: HubTopicProps) {
  if (guides.length === 0) return null;
  const id = `topic-${topic.id}`;
  return (
    <section className={styles.topic} aria-labelledby={id} data-panel={topic.panel}>
      <header>
        <Picture picture={topic.picture} alt="" />
        <div>
          <h2 id={id}>{topic.name}</h2>
          <p>{topic.line}</p>
        </div>
      </header>
      <ol>
        {guides.map(({ to, label, summary, picture, kind, minutes }) => (
          <li key={to}>
            <SiteLink to={to}>
              <Picture picture={picture} alt="" className={styles.scene} />
              <span className={styles.name}>
                <b>{label}</b> <span>{summary}</span>
              </span>{' '}
              <span className={styles.kind}>{kinds[kind]}</span>{' '}
              <span className={styles.length}>
                <MinutesBar minutes={minutes} longest={longest} />
                <em>{minutes} min</em>
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

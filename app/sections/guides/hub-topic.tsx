import type { GuideCard, HubPage } from '#app/guides/page.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { GuideRow } from './guide-row.tsx';
import styles from './hub-topic.module.css';

type HubTopicProps = {
  readonly topic: HubPage['topics'][number];
  readonly guides: readonly GuideCard[];
  readonly hub: HubPage;
};

/** The guides of a topic, each with its reading time. Renders nothing without a guide. */
export function HubTopic({ topic, guides, hub }: HubTopicProps) {
  if (guides.length === 0) return null;
  return (
    <section className={styles.topic} aria-label={topic.name} data-panel={topic.panel}>
      <header>
        <Picture picture={topic.picture} alt="" />
        <div>
          <h3>{topic.name}</h3>
          <p>{topic.line}</p>
        </div>
        <SiteLink to={`/guides/${topic.hub}`}>{`${topic.name} ${hub.words.inOrder}`}</SiteLink>
      </header>
      <ol>
        {guides.map((guide) => (
          <GuideRow key={guide.to} guide={guide} hub={hub} />
        ))}
      </ol>
    </section>
  );
}

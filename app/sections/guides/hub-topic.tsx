import type { GuideCard, HubPage } from '#app/guides/page.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Words } from '#app/ui/words.tsx';
import { GuideTile } from './guide-tile.tsx';
import styles from './hub-topic.module.css';

type HubTopicProps = {
  readonly topic: HubPage['topics'][number];
  readonly guides: readonly GuideCard[];
  readonly hub: HubPage;
  /** The guides to read first, which begin the list. */
  readonly first: HubPage['firstGuides'];
};

/** The guides of a topic on a shelf in its color, each with its place in the reading order. */
export function HubTopic({ topic, guides, hub, first }: HubTopicProps) {
  const order = hub.guides.filter((guide) => guide.topic === topic.id);
  return (
    <section
      className={styles.shelf}
      aria-label={topic.name}
      data-panel={topic.panel}
      data-first={first ? true : undefined}
    >
      <header>
        <h3>{topic.name}</h3>
        <p>{topic.line}</p>
        {first && (
          <h4>
            <Words>{first.title}</Words>
          </h4>
        )}
        <SiteLink to={`/guides/${topic.hub}`}>{`${topic.name} ${hub.words.inOrder}`}</SiteLink>
      </header>
      <ol>
        {guides.map((guide) => (
          <GuideTile
            key={guide.to}
            guide={guide}
            hub={hub}
            mark={guide.kind === 'glossary' ? hub.words.anytime : `${order.indexOf(guide) + 1}`}
          />
        ))}
      </ol>
    </section>
  );
}

import type { GuideCard, HubPage } from '#app/guides/page.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Words } from '#app/ui/words.tsx';
import { GuideRow } from './guide-row.tsx';
import styles from './hub-topic.module.css';

type HubTopicProps = {
  readonly topic: HubPage['topics'][number];
  readonly guides: readonly GuideCard[];
  readonly hub: HubPage;
  /** The guides to read first, which begin the list. They have pictures and numbers. */
  readonly first: HubPage['firstGuides'];
  /** Whether three topics are beside each other on large screens. */
  readonly isColumn: boolean;
};

/** The guides of a topic, each with its reading time. */
export function HubTopic({ topic, guides, hub, first, isColumn }: HubTopicProps) {
  return (
    <section
      className={styles.topic}
      aria-label={topic.name}
      data-panel={topic.panel}
      data-layout={first ? 'first' : isColumn ? 'column' : 'row'}
    >
      <header>
        <Picture picture={topic.picture} alt="" />
        <div>
          <h3>{topic.name}</h3>
          <p>{topic.line}</p>
        </div>
        <SiteLink to={`/guides/${topic.hub}`}>{`${topic.name} ${hub.words.inOrder}`}</SiteLink>
      </header>
      {first && (
        <h4>
          <Words>{first.title}</Words>
        </h4>
      )}
      <ol>
        {guides.map((guide, index) => (
          <GuideRow
            key={guide.to}
            guide={guide}
            hub={hub}
            {...(first && index < first.guides.length && { mark: `${index + 1}` })}
          />
        ))}
      </ol>
    </section>
  );
}

import type { GuideCard, HubPage } from '#app/guides/page.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { GuideColumn, minuteHeight } from './guide-column.tsx';
import styles from './hub-topic.module.css';

type HubTopicProps = {
  readonly topic: HubPage['topics'][number];
  readonly guides: readonly GuideCard[];
  readonly hub: HubPage;
};

/** The guides of a topic as columns on its color, in reading order. */
export function HubTopic({ topic, guides, hub }: HubTopicProps) {
  const order = hub.guides.filter((guide) => guide.topic === topic.id);
  return (
    <section className={styles.topic} aria-label={topic.name} data-panel={topic.panel}>
      <header>
        <h3>{topic.name}</h3>{' '}
        <SiteLink to={`/guides/${topic.hub}`}>{`${topic.name} ${hub.words.inOrder}`}</SiteLink>
        <p>{topic.line}</p>
      </header>
      <Minutes longest={Math.max(...order.map(({ minutes }) => minutes))} />
      <ol>
        {guides.map((guide) => (
          <GuideColumn
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

/** A line at every five minutes up to the longest guide of the topic, with the number below it. */
function Minutes({ longest }: { readonly longest: number }) {
  const lines = Math.ceil(longest / 5);
  const height = lines * 5 * minuteHeight;
  return (
    <svg className={styles.minutes} height={height} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => {
        const y = index * 5 * minuteHeight;
        return (
          <g key={y}>
            <line x2="100%" y1={y} y2={y} />
            <text x="14" y={y + 18}>
              {(lines - index) * 5}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

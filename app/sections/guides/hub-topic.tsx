import type { ListedGuide, HubPage } from '#app/guides/page.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { blocks } from './guide-link.tsx';
import styles from './hub-topic.module.css';

type HubTopicProps = {
  readonly topic: HubPage['topics'][number];
  readonly guides: readonly ListedGuide[];
  readonly hub: HubPage;
};

/** The guides of a topic in reading order, on a band in its color. */
export function HubTopic({ topic, guides, hub }: HubTopicProps) {
  const order = hub.guides.filter((guide) => guide.topic === topic.id);
  const fives = Math.ceil(hub.longest / 5);
  return (
    <section className={styles.topic} aria-label={topic.name} data-panel={topic.panel}>
      <SteppedEdge />
      <header>
        <h3>{topic.name}</h3> <p>{topic.line}</p>
        <SiteLink to={`/guides/${topic.hub}`}>{`${topic.name} ${hub.words.inOrder}`}</SiteLink>
      </header>
      <Picture picture={topic.picture} alt="" />
      <Minutes fives={fives} />
      <ol>
        {guides.map((guide) => (
          <GuideRow
            key={guide.to}
            guide={guide}
            kinds={hub.kinds}
            mark={guide.kind === 'glossary' ? hub.words.anytime : `${order.indexOf(guide) + 1}`}
            scale={fives * 5}
          />
        ))}
      </ol>
    </section>
  );
}

/** A line at every five minutes behind the bars, with the number above it. */
function Minutes({ fives }: { readonly fives: number }) {
  return (
    <svg className={styles.minutes} aria-hidden="true">
      {Array.from({ length: fives + 1 }, (_, index) => {
        const x = `${(index / fives) * 100}%`;
        return (
          <g key={x}>
            <line x1={x} x2={x} y1="24" y2="100%" />
            <text x={x} y="15">
              {index * 5}
            </text>
          </g>
        );
      })}
      <text x="100%" y="15" dx="2.1em">
        min
      </text>
    </svg>
  );
}

type GuideRowProps = {
  readonly guide: ListedGuide;
  readonly kinds: HubPage['kinds'];
  /** The number of the guide in the reading order. */
  readonly mark: string;
  /** The minutes of a bar over the whole width. */
  readonly scale: number;
};

/** A guide with its picture, its words, and its reading time as a bar. */
function GuideRow({ guide, kinds, mark, scale }: GuideRowProps) {
  const { to, label, summary, picture, kind, extent, minutes } = guide;
  return (
    <li className={styles.row} data-kind={kind}>
      <SiteLink to={to}>
        <span>
          <i aria-hidden="true">{mark} </i>
          <Picture picture={picture} alt="" />
        </span>
        <b>{label}</b> <span>{summary}</span>{' '}
        <em>
          {kinds[kind]}, <span>{extent}</span>
        </em>{' '}
        <span>
          <svg
            width={`${(minutes / scale) * 100}%`}
            viewBox={`0 0 ${minutes} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={blocks(minutes)} />
            <path d={blocks(minutes)} />
          </svg>
          <strong>
            {minutes} <small>min</small>
          </strong>
        </span>
      </SiteLink>
    </li>
  );
}

import type { HubOfTopic } from '#app/guides/page.ts';
import type { TopicId } from '#app/guides/place.ts';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { SectionHead } from '#app/ui/section.tsx';
import { GuideCard } from './guide-card.tsx';
import { HubResults, type HubProps } from './hub.tsx';
import boards from './order-boards.module.css';
import map from './order-map.module.css';
import trail from './order-trail.module.css';
import windows from './order-windows.module.css';
import styles from './reading-order.module.css';

type ReadingOrderProps = HubProps & { readonly about: HubOfTopic };

/** Each topic has a layout of its own. */
const layouts: Readonly<Record<TopicId, string | undefined>> = {
  seo: trail.trail,
  'local-seo': map.map,
  'website-design': windows.windows,
  ppc: boards.boards,
};

/** The guides of a topic in reading order, each with the case it is for. */
export function ReadingOrder({ hub, about, filters }: ReadingOrderProps) {
  const { words, guides } = hub;
  const { topic, panel, parts } = about;
  return (
    <>
      <SectionHead title={about.title} lead={words.order} layout="split" />
      <HubResults hub={hub} filters={filters}>
        <ol className={layouts[topic]} data-panel={panel}>
          {filters.found.map((guide) => (
            <GuideCard
              key={guide.to}
              guide={guide}
              hub={hub}
              mark={guide.kind === 'glossary' ? words.anytime : `${guides.indexOf(guide) + 1}`}
              parts={guide === guides[0] ? parts : []}
            />
          ))}
        </ol>
        <p className={styles.more}>
          <RichText text={about.more} />
        </p>
      </HubResults>
    </>
  );
}

import type { HubOfTopic } from '#app/guides/page.ts';
import { Section } from '#app/ui/section.tsx';
import type { HubProps } from './hub.tsx';
import { HubClickPrice } from './hub-click-price.tsx';
import { HubBeforeAfter } from './hub-before-after.tsx';
import { HubExcerpt } from './hub-excerpt.tsx';
import { HubFirstTerms } from './hub-first-terms.tsx';
import { ReadingOrder } from './reading-order.tsx';

type HubTopicBandsProps = HubProps & { readonly about: HubOfTopic };

/** The sections of the page of a topic, in its order. While somebody searches, the guides are first. */
export function HubTopicBands({ hub, about, filters }: HubTopicBandsProps) {
  const { bands, own, excerpt } = about;
  return bands.slice(filters.state.q ? bands.indexOf('guides') : 0).map((band, place) => {
    if (band === 'own' && own.type === 'terms') {
      return <HubFirstTerms key={band} first={own} about={about} />;
    }
    if (band === 'excerpt') {
      return 'after' in excerpt ? (
        <HubBeforeAfter key={band} pair={excerpt} />
      ) : (
        <HubExcerpt
          key={band}
          excerpt={excerpt}
          words={hub.words}
          tone={!excerpt.block ? 'band' : place % 2 ? 'sand' : 'paper'}
        />
      );
    }
    return (
      <Section key={band} tone={place % 2 ? 'sand' : 'paper'}>
        {band === 'guides' && <ReadingOrder hub={hub} about={about} filters={filters} />}
        {band === 'own' && own.type === 'click-price' && <HubClickPrice sum={own} />}
      </Section>
    );
  });
}

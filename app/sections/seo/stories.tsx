import type { ClientStory } from '#app/content/entities.ts';
import type { SeoPage } from '#app/content/seo.ts';
import { Card } from '#app/ui/card.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { OptionalPart } from '#app/ui/optional-part.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section } from '#app/ui/section.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { PartnerStrip } from './partner-strip.tsx';
import styles from './stories.module.css';

type SeoStoriesProps = {
  readonly stories: SeoPage['stories'];
  readonly partners: SeoPage['partners'];
};

/** The client stories, above the logos of partners. */
export function SeoStories({ stories, partners }: SeoStoriesProps) {
  return (
    <Section id="stories" tone="sand">
      <OptionalPart>
        <Carousel
          title={stories.title}
          item={stories.item}
          slides={stories.stories.map((story) => ({
            key: story.client,
            content: <Story story={story} />,
          }))}
        />
      </OptionalPart>
      <PartnerStrip partners={partners} />
      <SampleNote note={stories.note} />
    </Section>
  );
}

function Story({ story }: { readonly story: ClientStory }) {
  const { client, industry, quote, author, portrait, stars, metrics } = story;
  return (
    <Card className={styles.story}>
      <Picture picture={portrait} alt="" className={styles.portrait} />
      <div className={styles.words}>
        <Stars count={stars} />
        <blockquote>{`“${quote}”`}</blockquote>
        <p>
          <b>{author}</b> <span>{`${client}, ${industry}`}</span>
        </p>
        <dl>
          {metrics.map(({ value, measure }) => (
            <div key={measure}>
              <dt>{measure}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

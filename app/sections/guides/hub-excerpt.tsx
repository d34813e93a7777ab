import { clsx } from 'clsx';
import type { ExcerptView, HubPage } from '#app/guides/page.ts';
import { Prose } from '#app/sections/shared/prose/prose.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './hub-excerpt.module.css';

type HubExcerptProps = {
  readonly excerpt: ExcerptView;
  readonly words: HubPage['words'];
  readonly tone: 'paper' | 'sand' | 'band';
};

/** A part of one of the guides of a topic, and a link to the guide. A picture without a block is as wide as the container. */
export function HubExcerpt({ excerpt, words, tone }: HubExcerptProps) {
  const { title, lead, from, label, block, illustration } = excerpt;
  // Bars are as high as the picture, other blocks as the heading and the picture together.
  const layout = block && (block.type === 'bars' ? styles.low : styles.tall);
  return (
    <Section tone={tone}>
      <div className={clsx(styles.excerpt, layout)}>
        <SectionHead
          title={title}
          lead={lead}
          layout={layout === styles.tall ? 'stack' : 'split'}
        />
        <Picture {...illustration} />
        {block && <Prose blocks={[block]} />}
        <p>
          {words.from} <SiteLink to={from}>{label}</SiteLink>
        </p>
      </div>
    </Section>
  );
}

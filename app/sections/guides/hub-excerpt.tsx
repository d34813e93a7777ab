import { clsx } from 'clsx';
import type { HubPage } from '#app/guides/page.ts';
import { Prose } from '#app/sections/shared/prose/prose.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './hub-excerpt.module.css';

type HubExcerptProps = {
  readonly excerpt: NonNullable<HubPage['excerpt']>;
  readonly words: HubPage['words'];
};

type HubBlock = HubExcerptProps['excerpt']['block'];

/** Where a block stands, if it is not as high as the heading and the picture together. */
const layouts: Partial<Record<HubBlock['type'], string | undefined>> = {
  bars: styles.low,
  compare: styles.wide,
};

/** A block of one of the guides of a topic, and a link to the guide. */
export function HubExcerpt({ excerpt, words }: HubExcerptProps) {
  const { title, lead, from, label, block, illustration } = excerpt;
  const layout = illustration && (layouts[block.type] ?? styles.tall);
  return (
    <div className={clsx(styles.excerpt, layout)}>
      <SectionHead title={title} lead={lead} layout={layout === styles.tall ? 'stack' : 'split'} />
      {illustration && <Picture {...illustration} />}
      <Prose blocks={[block]} />
      <p>
        {words.from} <SiteLink to={from}>{label}</SiteLink>
      </p>
    </div>
  );
}

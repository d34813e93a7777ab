import { memo } from 'react';
import placeholder from '#app/assets/pictures/placeholder.svg?picture';
import type { Article } from '#app/content/archive-articles.ts';
import { comingSoon } from '#app/content/interface.ts';
import { LinkedCard } from '#app/ui/linked-card.tsx';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { PlaceholderLink } from '#app/ui/placeholder-link.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './article-card.module.css';

/** In UTC, so that the day does not depend on the visitor's time zone. */
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** An article with its category, date and tags. Memoized, because the list renders on each key of a search. */
export const ArticleCard = memo(function ArticleCard({ article }: { readonly article: Article }) {
  const {
    id,
    title,
    excerpt,
    date,
    image = placeholder,
    small,
    panel,
    category,
    tags,
    url,
  } = article;
  const soonId = `${id}-soon`;
  return (
    <LinkedCard className={styles.card}>
      <PicturePanel picture={image} small={small} alt="" panel={panel} />
      <div className={styles.body}>
        <h3>
          {typeof url === 'string' ? (
            <SiteLink to={url}>{title}</SiteLink>
          ) : (
            <PlaceholderLink link={url} describedBy={soonId}>
              {title}
            </PlaceholderLink>
          )}
        </h3>
        <p className={styles.meta}>
          <b>{category}</b> <time dateTime={date}>{dayFormat.format(new Date(date))}</time>{' '}
          {typeof url !== 'string' && <small id={soonId}>{comingSoon}</small>}
        </p>
        <p>{excerpt}</p>
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
    </LinkedCard>
  );
});

import type { IndustriesPage, Industry } from '#app/content/industries.ts';
import unpublished from '#app/sections/shared/unpublished-link.module.css';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { PlaceholderLink } from '#app/ui/placeholder-link.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './industry-card.module.css';
import { TradeIcon } from './trade-icon.tsx';

/** The id of the note that says which guides are coming soon. */
export const soonId = 'guides-soon';

type IndustryCardProps = {
  readonly industry: Industry;
  /** The words of the link, shown and for screen readers, and before what we do first. */
  readonly page: Pick<IndustriesPage, 'more' | 'about' | 'first' | 'ask'>;
};

/** An industry with the picture of a shop, its sign, what we do first, its figures, and the result of a client or a question to us. Only one with a guide has an orange button. */
export function IndustryCard({ industry, page }: IndustryCardProps) {
  const { id, title, description, first, study, stats, image, icon, url, note } = industry;
  const label = (
    <>
      <span>{page.more}</span>
      <span className="sr-only">{` ${page.about.replace('{industry}', title)}`}</span>
    </>
  );
  return (
    <article id={id} className={styles.card}>
      <h3>{title}</h3>
      <Picture picture={image} alt="" className={styles.scene} />
      <TradeIcon name={icon} className={styles.sign} />
      <p>
        {description}{' '}
        {first && (
          <>
            <b>{page.first}</b> {first}
          </>
        )}
      </p>
      <dl className={styles.stats}>
        {stats.map(({ value, measure }) => (
          <div key={measure}>
            <dt>{measure}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.more}>
        {typeof url === 'string' ? (
          <ButtonLink to={url} variant="accent" size="small">
            {label}
          </ButtonLink>
        ) : (
          <PlaceholderLink link={url} className={unpublished.link} describedBy={soonId}>
            {label}
          </PlaceholderLink>
        )}
        {note && <span className={styles.note}>{note}</span>}
        {study && <SiteLink to={study.to}>{study.label}</SiteLink>}
        {!study && typeof url !== 'string' && <BriefButton call={page.ask} variant="inline" />}
      </div>
    </article>
  );
}

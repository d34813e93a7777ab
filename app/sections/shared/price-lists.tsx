import type { PriceListOverview } from '#app/content/entities.ts';
import type { LinkTarget } from '#app/content/paths.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './price-lists.module.css';

type PriceListsProps = {
  readonly lists: PriceListOverview;
  /** The link to the list on this page. */
  readonly current: LinkTarget;
};

/** Names the three price lists, beside the plans of one of them. */
export function PriceLists({ lists, current }: PriceListsProps) {
  return (
    <nav className={styles.lists} aria-labelledby="price-lists">
      <h3 id="price-lists">{lists.label}</h3>
      {lists.lists.map(({ label: name, to, text }) => (
        <div key={to}>
          <SiteLink to={to} aria-current={to === current ? 'location' : undefined}>
            {name}
          </SiteLink>
          <p>{text}</p>
        </div>
      ))}
    </nav>
  );
}

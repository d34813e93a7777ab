import type { PriceListOverview } from '#app/content/entities.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './price-lists.module.css';

type PriceListsProps = {
  readonly lists: PriceListOverview;
  /** Which of the lists is on this page. */
  readonly current: 0 | 1 | 2;
};

/** Names the three price lists, beside the plans of one of them. */
export function PriceLists({ lists, current }: PriceListsProps) {
  return (
    <nav className={styles.lists} aria-labelledby="price-lists">
      <h3 id="price-lists">{lists.label}</h3>
      {lists.lists.map(({ label: name, to, text }, index) => (
        <div key={to}>
          <SiteLink to={to} aria-current={index === current ? 'location' : undefined}>
            {name}
          </SiteLink>
          <p>{text}</p>
        </div>
      ))}
    </nav>
  );
}

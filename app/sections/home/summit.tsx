import type { ReactNode } from 'react';
import type { Climb } from '#app/content/climb.ts';
import { usePendingPart } from '#app/hooks/use-pending-part.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { ShopSign } from './shop-sign.tsx';
import styles from './summit.module.css';
import { useShopName, useVisitorShop } from './use-visitor-shop.ts';

type SummitProps = {
  readonly climb: Climb;
  /** The audit form again. */
  readonly children?: ReactNode;
};

/** The first three places, from far to near. The visitor's shop is in place 3, where the climb ends. */
const places = [1, 3, 2];

/** The last section of the page: the top of the hill with the visitor's shop, the form again, and the cost. */
export function Summit({ climb, children }: SummitProps) {
  const { trade } = useVisitorShop();
  const name = useShopName(climb);
  const { title, lead, more } = climb.summit;
  return (
    <Section className={styles.summit}>
      <div className={styles.band} data-tone="band">
        <div {...usePendingPart()}>
          <h2>{title}</h2>
          <p className={styles.lead}>
            {lead} <SiteLink to={more.to}>{more.label}</SiteLink>
          </p>
          {children}
        </div>
        <div className={styles.top} aria-hidden="true">
          <div>
            <Picture picture={climb.pictures.ground} alt="" />
            {places.map((place) => (
              <div key={place} data-place={place}>
                {place === 3 ? (
                  <ShopSign climb={climb} trade={trade} name={name} />
                ) : (
                  <Picture picture={climb.trades[trade].rival} alt="" />
                )}
                <b>{place}</b>
              </div>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}

import type { ReactNode } from 'react';
import type { Climb } from '#app/content/climb.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { ShopSign } from './shop-sign.tsx';
import styles from './summit.module.css';
import { useVisitorShop } from './use-visitor-shop.ts';

type SummitProps = {
  readonly climb: Climb;
  /** The form, with what was typed in it. */
  readonly children?: ReactNode;
};

/** The last band of the page: the visitor's shop on the top of the hill, the form again, and the cost. */
export function Summit({ climb, children }: SummitProps) {
  const { typed, trade } = useVisitorShop();
  const { title, lead, more } = climb.summit;
  return (
    <Section className={styles.summit}>
      <div className={styles.band} data-tone="band">
        <div>
          <h2>{title}</h2>
          <p className={styles.lead}>
            {lead} <SiteLink to={more.to}>{more.label}</SiteLink>
          </p>
          {children}
        </div>
        <div className={styles.top} aria-hidden="true">
          <div>
            <Picture picture={climb.pictures.ground} alt="" />
            <div>
              <ShopSign climb={climb} trade={trade} typed={typed} />
            </div>
          </div>
        </div>
      </div>
    </Section>
  );
}

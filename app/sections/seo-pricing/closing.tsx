import type { SeoPricingPage } from '#app/content/seo-pricing.ts';
import { ClosingBand } from '#app/sections/shared/closing-band.tsx';
import { Icon } from '#app/ui/icon.tsx';
import styles from './closing.module.css';

/** The closing section with the three badges of the page. */
export function SeoPricingClosing({ call }: { readonly call: SeoPricingPage['call'] }) {
  return (
    <ClosingBand call={call}>
      <ul className={styles.badges}>
        {call.badges.map((badge) => (
          <li key={badge}>
            <Icon name="check" />
            {badge}
          </li>
        ))}
      </ul>
    </ClosingBand>
  );
}

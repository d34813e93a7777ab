import type { OnwardCards as Content } from '#app/content/entities.ts';
import { OnwardCard } from '#app/sections/shared/onward-card.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './onward-cards.module.css';

/** Three related pages as cards with pictures, below their heading and links to other pages. */
export function OnwardCards({ onward }: { readonly onward: Content }) {
  return (
    <Section tone="sand">
      <div className={styles.head}>
        <h2>
          <Words>{onward.title}</Words>
        </h2>
        <ul>
          {onward.links.map(({ label, to }) => (
            <li key={label}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.cards}>
        {onward.cards.map((card) => (
          <OnwardCard key={card.label} card={card} className={styles.card}>
            <Icon name="arrow" />
          </OnwardCard>
        ))}
      </ul>
    </Section>
  );
}

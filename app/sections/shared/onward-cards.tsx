import type { ReactNode } from 'react';
import type { OnwardCard as Card, OnwardCards as Content } from '#app/content/entities.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LinkedCard } from '#app/ui/linked-card.tsx';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './onward-cards.module.css';

type OnwardCardsProps = { readonly onward: Content; readonly tone?: 'paper' | 'sand' };

/** Related pages as cards with pictures, below their heading and links to other pages. */
export function OnwardCards({ onward, tone = 'paper' }: OnwardCardsProps) {
  return (
    <Section tone={tone}>
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

type OnwardCardProps = {
  readonly card: Card;
  readonly className: string | undefined;
  /** Marks the card as a link, below its text. */
  readonly children: ReactNode;
};

/** A related page as a list item with its picture, title and text. */
export function OnwardCard({ card, className, children }: OnwardCardProps) {
  const { label, to, text, picture, panel } = card;
  return (
    <LinkedCard as="li" className={className}>
      <PicturePanel picture={picture} alt="" panel={panel} />
      <div>
        <h3>
          <SiteLink to={to}>{label}</SiteLink>
        </h3>
        <p>{text}</p>
        {children}
      </div>
    </LinkedCard>
  );
}

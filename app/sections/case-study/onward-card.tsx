import type { ReactNode } from 'react';
import type { OnwardPage } from '#app/content/entities.ts';
import { LinkedCard } from '#app/ui/linked-card.tsx';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

type OnwardCardProps = {
  readonly card: OnwardPage;
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

import type { GuidePart } from '#app/guides/page.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { GuideLink, type GuideLinkProps } from './guide-link.tsx';
import styles from './guide-card.module.css';

type GuideCardProps = GuideLinkProps & {
  /** Chapters or steps, as links below the card. */
  readonly parts: readonly GuidePart[];
};

/** A guide as a large card, with its number in the reading order. */
export function GuideCard({ parts, ...props }: GuideCardProps) {
  return (
    <li className={styles.card} data-kind={props.guide.kind}>
      <GuideLink {...props} />
      {parts.length > 0 && (
        <ol>
          {parts.map(({ to, title }) => (
            <li key={to}>
              <SiteLink to={to}>{title}</SiteLink>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

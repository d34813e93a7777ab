import type { OnwardLinks as Content } from '#app/content/entities.ts';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './onward-links.module.css';

type OnwardLinksProps = {
  readonly onward: Content;
  /** Paper below a band that ends in steps. */
  readonly tone?: 'sand' | 'paper';
};

/** Related pages as a row of cards below their heading, and links to more pages at its end. */
export function OnwardLinks({ onward, tone = 'sand' }: OnwardLinksProps) {
  return (
    <Section tone={tone} className={styles.onward}>
      <div>
        <h2>
          <Words>{onward.title}</Words>
        </h2>
        {onward.more && (
          <ul className={styles.more}>
            {onward.more.map(({ label, to }) => (
              <li key={label}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ul className={styles.links}>
        {onward.links.map(({ to, label, text, picture, panel }) => (
          <li key={label}>
            <SiteLink to={to}>
              <PicturePanel picture={picture} alt="" panel={panel} />
              <span>{label}</span> <small>{text}</small>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

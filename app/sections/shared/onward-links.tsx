import type { OnwardLinks as Content } from '#app/content/entities.ts';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './onward-links.module.css';

type OnwardLinksProps = { readonly onward: Content; readonly tone?: 'paper' | 'sand' };

/** Links to related pages in a row of columns, each with one line of description, below their heading. */
export function OnwardLinks({ onward, tone = 'paper' }: OnwardLinksProps) {
  return (
    <Section tone={tone} className={styles.onward}>
      <h2>
        <Words>{onward.title}</Words>
      </h2>
      <ul className={styles.links}>
        {onward.links.map(({ label, to, text }) => (
          <li key={label}>
            <SiteLink to={to}>{label}</SiteLink>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

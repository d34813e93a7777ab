import type { OnwardLinks as Words } from '#app/content/entities.ts';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './onward-links.module.css';

/** Links to related pages, each with one line of description. */
export function OnwardLinks({ onward }: { readonly onward: Words }) {
  return (
    <Section>
      <SectionHead title={onward.title} />
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

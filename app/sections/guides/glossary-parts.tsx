import type { GlossaryPage } from '#app/guides/page.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './glossary-parts.module.css';

type GlossaryPartsProps = { readonly glossary: Pick<GlossaryPage, 'parts' | 'panel'> };

/** A picture with numbered parts beside a list of their names, which are links to the terms. */
export function GlossaryParts({ glossary: { parts, panel } }: GlossaryPartsProps) {
  return (
    parts && (
      <Section className={styles.parts}>
        <h2>{parts.title}</h2>
        <div className={styles.figure} data-panel={panel}>
          <Picture {...parts.illustration} />
        </div>
        <ol>
          {parts.links.map(({ label, to, line }) => (
            <li key={to}>
              <SiteLink to={to}>{label}</SiteLink> <span>{line}</span>
            </li>
          ))}
        </ol>
      </Section>
    )
  );
}

import type { OnwardRows as Content } from '#app/content/entities.ts';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './onward-rows.module.css';

/** Three related pages with small pictures, below their heading and links to other pages. */
export function OnwardRows({ onward }: { readonly onward: Content }) {
  return (
    <Section tone="sand" className={styles.onward}>
      <div>
        <h2>
          <Words>{onward.title}</Words>
        </h2>
        <ul className={styles.links}>
          {onward.links.map(({ label, to }) => (
            <li key={label}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.rows}>
        {onward.pages.map(({ to, label, text, picture, panel }) => (
          <li key={to}>
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

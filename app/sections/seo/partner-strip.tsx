import type { SeoPage } from '#app/content/seo.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './partner-strip.module.css';

/** Logos of partners in the widths of their files. The placeholder replaces one that fails to load. */
export function PartnerStrip({ partners }: { readonly partners: SeoPage['partners'] }) {
  return (
    <div className={styles.strip}>
      <h2>{partners.title}</h2>
      <ul>
        {partners.logos.map(({ name, logo }) => (
          <li key={name}>
            <Picture picture={logo} alt={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

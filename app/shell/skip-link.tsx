import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <SiteLink to="#main" className={styles.skip}>
      Skip to content
    </SiteLink>
  );
}

import { exploreContact, exploreTitle } from '#app/content/interface.ts';
import { explore } from '#app/content/explore.ts';
import { site } from '#app/content/site.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useFrameLanguage } from '#app/hooks/use-frame-language.ts';
import styles from './explore.module.css';

/** Links to the main pages, below every page. The footer's links are placeholders. */
export function Explore() {
  return (
    <nav lang={useFrameLanguage()} className={`wrap ${styles.explore}`} aria-labelledby="explore">
      <h2 id="explore">{exploreTitle}</h2>
      <ul>
        {explore.map(({ label, to }) => (
          <li key={label}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </ul>
      <p>
        {exploreContact} <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
    </nav>
  );
}

import skyline from '#app/assets/pictures/skyline.svg?picture';
import { exploreContact, exploreTitle } from '#app/content/interface.ts';
import { explore } from '#app/content/explore.ts';
import { site } from '#app/content/site.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { useFrameLanguage } from '#app/hooks/use-frame-language.ts';
import styles from './explore.module.css';

/** Links to the main pages, on the ground of the footer. The footer's own links are placeholders. */
export function Explore() {
  return (
    <nav
      lang={useFrameLanguage()}
      className={styles.explore}
      data-tone="band"
      aria-labelledby="explore"
    >
      <SteppedEdge ground="deep" />
      <Picture picture={skyline} alt="" />
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

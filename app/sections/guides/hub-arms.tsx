import type { HubPage } from '#app/guides/page.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './hub-arms.module.css';

type HubArmsProps = { readonly topics: HubPage['topics']; readonly here: HubPage['path'] };

/** The arms of the signpost in the hero: each is a link to the page of a topic. */
export function HubArms({ topics, here }: HubArmsProps) {
  return (
    <nav className={styles.arms} aria-label="Topics">
      {here !== '/guides/all' && <SiteLink to="/guides/all">All guides</SiteLink>}
      {topics.map(({ name, hub, count }) => {
        const to = `/guides/${hub}` as const;
        return (
          <SiteLink key={hub} to={to} aria-current={to === here ? 'page' : undefined}>
            {name} <span>{count}</span>
          </SiteLink>
        );
      })}
    </nav>
  );
}

import type { HubPage } from '#app/guides/page.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './hub-arms.module.css';

type HubArmsProps = { readonly topics: HubPage['topics']; readonly here: HubPage['path'] };

/** Links from the page of a topic to those of the other topics. */
export function HubArms({ topics, here }: HubArmsProps) {
  return (
    <nav className={styles.arms} aria-label="Topics">
      <SiteLink to="/guides/all">All guides</SiteLink>
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

import type { HubPage } from '#app/guides/page.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './topic-links.module.css';

type TopicLinksProps = { readonly topics: HubPage['topics']; readonly here: HubPage['path'] };

/** Links from the page of a topic to those of the other topics. */
export function TopicLinks({ topics, here }: TopicLinksProps) {
  return (
    <nav className={styles.links} aria-label="Topics">
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

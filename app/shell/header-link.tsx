import { clsx } from 'clsx';
import { useLocation } from 'react-router';
import { canonicalPath } from '#app/lib/anchors.ts';
import { SiteLink, type SiteLinkProps } from '#app/ui/site-link.tsx';
import styles from './header-link.module.css';

/** A link of the header's menus. Marks the page that the visitor is on. */
export function HeaderLink({ className, ...link }: SiteLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = link.to === canonicalPath(pathname);
  return (
    <SiteLink
      {...link}
      className={clsx(className, isCurrent && styles.link) || undefined}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}

import { useLocation } from 'react-router';
import { canonicalPath } from '#app/lib/anchors.ts';
import { SiteLink, type SiteLinkProps } from '#app/ui/site-link.tsx';

/** A link of the header's menus. Marks the page that the visitor is on. */
export function HeaderLink(props: SiteLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = props.to === canonicalPath(pathname);
  return <SiteLink {...props} aria-current={isCurrent ? 'page' : undefined} />;
}

import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import type { LinkTarget, SharedAnchor } from '#app/content/paths.ts';
import { resolveTarget } from '#app/lib/anchors.ts';

export type SiteLinkProps = {
  readonly to: LinkTarget | SharedAnchor;
  readonly className?: string | undefined;
  readonly onClick?: () => void;
  readonly 'aria-current'?: 'page' | 'location' | undefined;
  readonly 'aria-describedby'?: string;
  readonly children: ReactNode;
};

/** The one way to link inside the site. Its page is fetched when a visitor shows interest; every route is known, so none is discovered. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation();
  return (
    <RouterLink to={resolveTarget(to, pathname)} prefetch="intent" discover="none" {...rest}>
      {children}
    </RouterLink>
  );
}

import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { LinkTarget, SharedAnchor } from '#app/content/paths.ts';
import { resolveAnchor } from '#app/lib/anchors.ts';

type LinkProps = {
  readonly className?: string | undefined;
  readonly onClick?: () => void;
  readonly 'aria-current'?: 'page' | 'location' | undefined;
  readonly 'aria-describedby'?: string;
  readonly children: ReactNode;
};

export type SiteLinkProps = LinkProps & { readonly to: LinkTarget | SharedAnchor };

/**
 * The one way to link inside the site. A plain link: `browser/follow-links.tsx` follows all of them for the
 * router, whose own would render anew on every navigation.
 */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  if (typeof to !== 'string') {
    return (
      <SharedAnchorLink anchor={to} {...rest}>
        {children}
      </SharedAnchorLink>
    );
  }
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

type SharedAnchorLinkProps = LinkProps & { readonly anchor: SharedAnchor };

function SharedAnchorLink({ anchor, ...rest }: SharedAnchorLinkProps) {
  const { pathname } = useLocation();
  return <SiteLink to={resolveAnchor(anchor, pathname)} {...rest} />;
}

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
 * A link inside the site. It is a plain `<a>`, which `browser/follow-links.tsx` follows by client
 * navigation. The router's own link would render again at every navigation.
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

import { useEffect, type ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, useLocation, useMatches } from 'react-router';
import figtree from '#app/assets/fonts/figtree.woff2?url';
import gabarito from '#app/assets/fonts/gabarito.woff2?url';
import { applicationError, noSuchPage } from '#app/content/error-screen.ts';
import { AfterNavigation } from '#app/browser/after-navigation.tsx';
import { FollowLinks } from '#app/browser/follow-links.tsx';
import { MarkHydrated, PrerenderedScripts } from '#app/browser/hydrated.tsx';
import { LazyDialogs } from '#app/browser/lazy-dialogs.tsx';
import { navigationMiddleware } from '#app/browser/navigation-middleware.ts';
import { PrefetchLinks } from '#app/browser/prefetch-links.tsx';
import { QueryProvider } from '#app/browser/query-provider.tsx';
import { FrameLanguage } from '#app/hooks/use-frame-language.ts';
import { canonicalPath } from '#app/lib/anchors.ts';
import { errorMessage } from '#app/lib/error-message.ts';
import { site } from '#app/content/site.ts';
import brand from '#app/shell/brand.json' with { type: 'json' };
import { ErrorScreen } from '#app/shell/error-screen.tsx';
import { Explore } from '#app/shell/explore.tsx';
import { Footer } from '#app/shell/footer.tsx';
import { Header } from '#app/shell/header.tsx';
import { SkipLink } from '#app/shell/skip-link.tsx';
import '#app/styles/index.css';
import type { Route } from './+types/root';

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: Route.LinksFunction = () => [
  font(gabarito),
  font(figtree),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [navigationMiddleware];

const loadDialogs = () => import('#app/shell/dialogs.tsx').then(({ Dialogs }) => Dialogs);

/**
 * The root element with the language of the page, which a route may export as `handle.language`. A
 * separate component, so that a navigation renders it again without its children.
 */
function Html({ children }: { readonly children: ReactNode }) {
  const handle: { readonly language?: unknown } = Object(useMatches().at(-1)?.handle);
  const { language = site.language } = handle;
  return (
    <html lang={String(language)} suppressHydrationWarning>
      <FrameLanguage value={language === site.language ? undefined : site.language}>
        {children}
      </FrameLanguage>
    </html>
  );
}

/** The document: for every page and for the error screen. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <Html>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={brand.themeColor} />
        <Meta />
        <Links />
      </head>
      <body>
        <QueryProvider>
          <LazyDialogs load={loadDialogs}>
            <SkipLink />
            <Header />
            <main id="main">{children}</main>
            <Explore />
            <Footer />
            <FollowLinks />
            <PrefetchLinks />
          </LazyDialogs>
          {/* After the dialogs, which close when the page changes. */}
          <AfterNavigation />
        </QueryProvider>
        <MarkHydrated />
        <PrerenderedScripts />
      </body>
    </Html>
  );
}

/** Each page is rendered anew. React would reuse the texts of another page of the route, which a translator may have replaced. */
export default function Root() {
  const { pathname } = useLocation();
  return <Outlet key={canonicalPath(pathname)} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // There is no such route or route data. The server has the 404 document, so load that.
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    // Not by a reload, which `follow-links.tsx` prevents; without a fragment, which alone loads nothing.
    if (isNotFound) location.replace(location.origin + location.pathname + location.search);
  }, [isNotFound]);
  return (
    <ErrorScreen {...(isNotFound ? noSuchPage : applicationError)} message={messageOf(error)} />
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return errorMessage(error);
}

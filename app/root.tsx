import figtree from '#app/assets/fonts/figtree.woff2?url';
import gabarito from '#app/assets/fonts/gabarito.woff2?url';
import { applicationError, noSuchPage } from '#app/content/error-screen.ts';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, redirectDocument } from 'react-router';
import type { Route } from './+types/root';
import { canonicalPath } from './lib/anchors.ts';
import { wholeStyleSheet } from './lib/whole-style-sheet.ts';
import { BriefProvider } from './shell/brief-provider.tsx';
import { ClientNavigation } from './shell/client-navigation.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Explore } from './shell/explore.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { NavigationEffects } from './shell/navigation-effects.tsx';
import { Prefetch } from './shell/prefetch.tsx';
import { PrerenderedScripts } from './shell/prerendered-scripts.tsx';
import { QueryProvider } from './shell/query-provider.tsx';
import { Ready } from './shell/ready.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import './styles/index.css';

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

/** Before a page takes another's place its styles are there; where they do not come, its own document does. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const styles = wholeStyleSheet();
    const data = await next();
    const { pathname } = new URL(request.url);
    const leaves = canonicalPath(pathname) !== canonicalPath(location.pathname);
    if (leaves && !(await styles)) throw redirectDocument(request.url);
    return data;
  },
];

/** The document: what surrounds every page, the error screen included. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0c2a7a" />
        <Meta />
        <Links />
      </head>
      <body>
        <QueryProvider>
          <BriefProvider>
            <SkipLink />
            <Header />
            <main id="main">{children}</main>
            <Explore />
            <Footer />
            <ClientNavigation />
            <Prefetch />
            <NavigationEffects />
          </BriefProvider>
        </QueryProvider>
        <Ready />
        <PrerenderedScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // A line break in an address matches no route, not even the one for whatever is left.
  const isMiss = isRouteErrorResponse(error) && error.status === 404;
  return <ErrorScreen {...(isMiss ? noSuchPage : applicationError)} message={messageOf(error)} />;
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

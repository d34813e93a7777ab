import { absoluteUrl } from '#app/lib/page-head.ts';

export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`, {
    headers: { 'Content-Type': 'text/plain' },
  });
}

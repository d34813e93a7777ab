/** The way down to each page, by names that pages have in it. */
import type { SitePath } from './paths.ts';

type Crumb = { readonly label: string; readonly to: SitePath };

const home: Crumb = { label: 'Home', to: '/' };
const services: Crumb = { label: 'Services', to: '/services' };
const seo: Crumb = { label: 'SEO', to: '/services/seo' };
const industries: Crumb = { label: 'Industries', to: '/industries' };
const caseStudies: Crumb = { label: 'Case studies', to: '/case-studies' };
const guides: Crumb = { label: 'Guides', to: '/guides/all' };
const topics = {
  seo: { label: 'SEO guides', to: '/guides/seo-guides' },
  'local-seo': { label: 'Local SEO guides', to: '/guides/local-seo-guides' },
  'website-design': { label: 'Website design guides', to: '/guides/website-design-guides' },
  ppc: { label: 'PPC guides', to: '/guides/ppc-guides' },
} as const satisfies Record<string, Crumb>;

/** What stands above a page, the landing page first. */
export function ancestors(path: SitePath): readonly Crumb[] {
  if (path === '/') return [];
  if (path === '/services/seo/pricing') return [home, services, seo];
  if (path.startsWith('/services/')) return [home, services];
  if (path.startsWith('/industries/')) return [home, industries];
  if (path.startsWith('/case-studies/')) return [home, caseStudies];
  if (path.startsWith('/guides/') && path !== '/guides/all') {
    const topic = path.split('/')[2] as keyof typeof topics;
    return [home, guides, ...(topic in topics ? [topics[topic]] : [])];
  }
  return [home];
}

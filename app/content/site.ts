/** Where the finished site is published. A build for any other origin is kept out of search engines. */
const productionOrigin: string = 'https://upslope.example';
const origin = (process.env.SITE_ORIGIN || productionOrigin).replace(/\/$/, '');

/** What is true on every page: the name, the origin, the one contact address. A leaf module. */
export const site = {
  name: 'Upslope',
  /** Scheme and host, no trailing slash. `SITE_ORIGIN` is read when the site is built. */
  origin,
  /** False for a preview: every page is then `noindex`. */
  isIndexable: origin === productionOrigin,
  email: 'hello@upslope.example',
  description: 'SEO, local SEO, website design and PPC for business owners. Month-to-month.',
} as const;

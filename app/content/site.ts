/** The production origin. A build for any other origin is `noindex`. */
const productionOrigin: string = 'https://upslope.example';
const origin = (process.env.SITE_ORIGIN || productionOrigin).replace(/\/$/, '');

/** Facts of every page: name, origin, contact address. A leaf module. */
export const site = {
  name: 'Upslope',
  /** Scheme and host, without a trailing slash. Overridden by `SITE_ORIGIN` at build time. */
  origin,
  /** False for a preview: every page is then `noindex`. */
  isIndexable: origin === productionOrigin,
  email: 'hello@upslope.example',
  description: 'SEO, local SEO, website design and PPC for business owners. Month-to-month.',
} as const;

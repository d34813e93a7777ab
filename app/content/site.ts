/** The production origin. A build for any other origin is `noindex`. */
const productionOrigin: string = 'https://upslope.example';
const origin = (process.env.SITE_ORIGIN || productionOrigin).replace(/\/$/, '');

/** Other origins that pages may send data to: `connect-src` of the policy. See docs/make-it-yours.md. */
export const connectOrigins: readonly `https://${string}`[] = [];

/**
 * The address that takes the brief as JSON by POST. If set, "Send message" is its first action, and the policy allows
 * its origin in `connect-src`. Null: the brief only opens the visitor's email app.
 */
export const formEndpoint: `https://${string}` | null = null;

/** Facts of every page: name, origin, contact address. A leaf module. */
export const site = {
  name: 'Upslope',
  /** Scheme and host, without a trailing slash. Overridden by `SITE_ORIGIN` at build time. */
  origin,
  /** False for a preview: every page is then `noindex`. */
  isIndexable: origin === productionOrigin,
  email: 'hello@upslope.example',
  /** The language of the site: of its frame, and of each page that declares no other. */
  language: 'en',
  /** The site's language with its country, as Open Graph writes it. */
  locale: 'en_US',
  description: 'SEO, local SEO, website design and PPC for business owners. Month-to-month.',
} as const;

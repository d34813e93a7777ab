/** What is true on every page: the name, the origin, the one contact address. A leaf module. */
export const site = {
  name: 'Upslope',
  /** Scheme and host, no trailing slash. `SITE_ORIGIN` is read when the site is built. */
  origin: process.env.SITE_ORIGIN ?? 'https://upslope.example',
  email: 'hello@upslope.example',
  description:
    'SEO, local search, websites and paid search for owners who would rather be running the business. Month-to-month since day one.',
} as const;

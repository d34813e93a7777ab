/** /guides/seo/glossary */
import scene from '#app/assets/pictures/guide-seo-glossary.svg?picture';
import type { Glossary } from './guide.ts';

export const seoGlossary = {
  kind: 'glossary',
  topic: 'seo',
  meta: {
    title: 'SEO Glossary: 40 Terms in Plain Words | Upslope',
    description:
      'The words of search engine optimization, one plain sentence and one example each: crawl, canonical, SERP, intent and 36 more.',
    updated: '2026-11-21',
    label: 'SEO glossary',
  },
  hero: {
    title: 'SEO, in plain words',
    lead: '40 terms. One sentence each, and one example from a shop like yours.',
    illustration: { picture: scene, alt: 'Letter blocks A to E, each one a step higher' },
  },
  summary: 'Every term in one sentence, with an example.',
  published: '2026-11-21',
  readOn: [
    { need: 'I want the whole story', to: '/guides/seo/beginners-guide' },
    { need: 'I own a shop with a door', to: '/guides/local-seo/glossary' },
    { need: 'I want to check my own site', to: '/guides/seo/technical-checklist' },
  ],
  terms: [
    {
      slug: 'ai-overview',
      term: 'AI Overview',
      definition:
        'A written answer that Google puts above the results for some searches, with links to the pages it used.',
      example: 'Ask “is it safe to drive with squeaky brakes” and the answer may quote a garage.',
      see: ['serp', 'zero-click-search', 'featured-snippet'],
    },
    {
      slug: 'alt-text',
      term: 'Alt text',
      definition:
        'A short description of a picture, written for people who cannot see it and for search engines.',
      example:
        'A garage writes “Mechanic measuring brake pad thickness” where the camera wrote “IMG_2041”.',
      see: ['on-page-seo'],
    },
    {
      slug: 'anchor-text',
      term: 'Anchor text',
      definition: 'The words you click in a link.',
      example: 'In “see our brake prices”, the anchor text is “brake prices”.',
      see: ['backlink', 'internal-link'],
    },
    {
      slug: 'backlink',
      term: 'Backlink',
      definition: "A link from someone else's site to yours.",
      example: 'The youth soccer club you sponsor lists your shop on its website.',
      see: ['anchor-text', 'link-building', 'nofollow'],
    },
    {
      slug: 'bounce-rate',
      term: 'Bounce rate',
      definition: 'The share of visits that end without any sign of interest.',
      example:
        "If 10 people open a cafe's menu page and 6 leave within 10 seconds, without a second page or a booking, it is 60%.",
      see: ['conversion'],
    },
    {
      slug: 'breadcrumb',
      term: 'Breadcrumb',
      definition: 'The small path at the top of a page that shows where you are.',
      example: "On a garage's brake page it reads Home / Services / Brake repair.",
      see: ['structured-data', 'internal-link'],
    },
    {
      slug: 'canonical',
      term: 'Canonical',
      definition: 'A line in the page code that names the one address you want Google to keep.',
      example: 'In a shoe shop, the red and the blue boot both point to /boots as the main page.',
      see: ['duplicate-content', 'indexing'],
    },
    {
      slug: 'citation',
      term: 'Citation',
      definition: 'Your business name, address and phone number listed on another site.',
      example: 'A trade directory and the chamber of commerce both list your shop.',
      see: ['local-seo', 'google-business-profile'],
    },
    {
      slug: 'conversion',
      term: 'Conversion',
      definition: 'The thing you wanted the visitor to do.',
      example: 'For a dentist it is a call or a booked visit; for an online shop it is an order.',
      see: ['bounce-rate'],
    },
    {
      slug: 'core-web-vitals',
      term: 'Core Web Vitals',
      definition:
        '3 measurements Google takes of real visits: how fast the main content loads (LCP), how fast the page reacts (INP) and how much it jumps about (CLS).',
      example: "A bakery's main photo shows in under 2.5 seconds, so the first of the 3 passes.",
      see: ['page-speed'],
    },
    {
      slug: 'crawling',
      term: 'Crawling',
      definition: "A search engine's robot visiting your pages by following links.",
      example: "Googlebot reads a garage's home page, finds the link to “Tires” and goes there.",
      see: ['indexing', 'robots-txt', 'sitemap'],
    },
    {
      slug: 'duplicate-content',
      term: 'Duplicate content',
      definition: 'The same text on more than one address.',
      example: 'Your /brakes and /brakes?ref=mail pages are word for word the same.',
      see: ['canonical'],
    },
    {
      slug: 'e-e-a-t',
      term: 'E-E-A-T',
      abbreviationOf: 'Experience, expertise, authoritativeness and trustworthiness',
      definition:
        "4 signs of a source worth believing, used by the people who check Google's results by hand.",
      example:
        'A roof repair page signed by the roofer, with photos of the job, shows more of them than an unsigned text.',
      see: ['backlink', 'on-page-seo'],
    },
    {
      slug: 'featured-snippet',
      term: 'Featured snippet',
      definition: 'A short answer lifted from a page and shown at the top, with a link.',
      example: "“How long do brake pads last” shows 2 lines from one garage's site.",
      see: ['serp', 'ai-overview'],
    },
    {
      slug: 'google-business-profile',
      term: 'Google Business Profile (GBP)',
      definition:
        'Your free listing on Google Search and Maps; it used to be called Google My Business.',
      example: "A clinic's hours, photos, services and reviews stand there beside the map.",
      see: ['map-pack', 'citation', 'local-seo'],
    },
    {
      slug: 'impression',
      term: 'Impression',
      definition: 'One time your result was shown to someone, clicked or not.',
      example:
        'Search Console says 4,000 impressions and 120 clicks for the tire page, so 3 in 100 clicked.',
      see: ['search-console'],
    },
    {
      slug: 'indexing',
      term: 'Indexing',
      definition: 'Storing a page so it can be shown in results.',
      example: "A florist's new wedding page is live on Monday and can be found on Thursday.",
      see: ['crawling', 'noindex', 'search-console'],
    },
    {
      slug: 'internal-link',
      term: 'Internal link',
      definition: 'A link from one of your pages to another of your pages.',
      example: 'The brake page links to the price list, and both get found more easily.',
      see: ['anchor-text', 'breadcrumb'],
    },
    {
      slug: 'keyword',
      term: 'Keyword',
      definition:
        'A word or phrase that people type or say when they search, and that a page sets out to answer.',
      example: 'A bakery writes one page for “gluten free birthday cake Boulder”.',
      see: ['search-intent', 'long-tail'],
    },
    {
      slug: 'link-building',
      term: 'Link building',
      definition: 'Earning links from other sites by being worth a mention.',
      example:
        'The local paper writes about your free winter check and links to the page that explains it.',
      see: ['backlink'],
    },
    {
      slug: 'local-seo',
      term: 'Local SEO',
      definition: 'The work that makes you show up for people nearby.',
      example:
        'A dental clinic fixes its profile, asks for reviews and writes a true page about each town it serves.',
      see: ['map-pack', 'google-business-profile', 'seo'],
    },
    {
      slug: 'long-tail',
      term: 'Long tail',
      definition: 'Longer, rarer searches that say exactly what someone wants.',
      example:
        'A bakery that answers “three tier lemon wedding cake delivery” meets people who are ready to order.',
      see: ['keyword', 'search-intent'],
    },
    {
      slug: 'map-pack',
      term: 'Map pack',
      definition: 'The 3 businesses shown beside the map.',
      example: 'Search “dentist near me” and look at the box with the pins.',
      see: ['local-seo', 'google-business-profile'],
    },
    {
      slug: 'meta-description',
      term: 'Meta description',
      definition: 'The summary you suggest for the lines under your title in the results.',
      example: 'A garage writes “Brake pads replaced in 2 hours, with the price before we start”.',
      see: ['title-tag'],
    },
    {
      slug: 'nofollow',
      term: 'Nofollow',
      definition: 'A note on a link that says you do not vouch for it.',
      example:
        'A sponsor link that a brewery pays for should carry it, or the “sponsored” note made for ads.',
      see: ['backlink'],
    },
    {
      slug: 'noindex',
      term: 'Noindex',
      definition: 'A tag that tells search engines to leave a page out.',
      example: 'An online shop puts it on the thank-you page after an order.',
      see: ['indexing', 'robots-txt'],
    },
    {
      slug: 'on-page-seo',
      term: 'On-page SEO',
      definition: 'Everything you improve on the page itself.',
      example:
        'A vet rewrites the title, headings, words, picture texts and links of the vaccination page.',
      see: ['title-tag', 'alt-text', 'internal-link'],
    },
    {
      slug: 'page-speed',
      term: 'Page speed',
      definition: 'How fast a page becomes useful on a normal phone.',
      example: "On a fast plumber's page, the phone number can be tapped after one second.",
      see: ['core-web-vitals'],
    },
    {
      slug: 'ranking',
      term: 'Ranking',
      definition: 'The place your page or profile has for one search, in one spot, at one moment.',
      example: "A hairdresser can be third at home and first in front of the salon's own door.",
      see: ['serp'],
    },
    {
      slug: 'redirect',
      term: 'Redirect',
      definition: 'Sending visitors from an old address to a new one.',
      example: "A garage's /brakes-old now goes to /brakes, for good (a 301).",
      see: ['canonical', 'url'],
    },
    {
      slug: 'robots-txt',
      term: 'Robots.txt',
      definition: 'A small file that tells robots which parts of the site not to visit.',
      example: 'An online shop uses it to keep robots out of the cart.',
      see: ['crawling', 'noindex'],
    },
    {
      slug: 'search-console',
      term: 'Search Console',
      definition: "Google's free report on how your site does in search.",
      example: 'It shows a law firm which searches brought it up and which pages have errors.',
      see: ['impression', 'indexing'],
    },
    {
      slug: 'search-intent',
      term: 'Search intent',
      definition: 'What the person really wants to get done.',
      example: '“Boiler” may mean buy one; “boiler leaking” means come now.',
      see: ['keyword', 'long-tail'],
    },
    {
      slug: 'seo',
      term: 'SEO',
      abbreviationOf: 'Search engine optimization',
      definition:
        'The work that helps search engines find, understand and choose your pages without paying for the click.',
      example:
        'A vet writes one good page per treatment, and pet owners who search for that treatment find it.',
      see: ['on-page-seo', 'link-building', 'local-seo'],
    },
    {
      slug: 'serp',
      term: 'SERP',
      abbreviationOf: 'Search engine results page',
      definition: 'The page of results: ads, map, answers, pictures and links together.',
      example: '2 people on one street can search for a florist and see different ones.',
      see: ['map-pack', 'featured-snippet', 'ranking'],
    },
    {
      slug: 'sitemap',
      term: 'Sitemap',
      definition: 'A list of your pages, made for robots.',
      example:
        'An online shop finds its own at yoursite.com/sitemap.xml and sends it in through Search Console.',
      see: ['crawling', 'search-console'],
    },
    {
      slug: 'structured-data',
      term: 'Structured data',
      definition:
        'Labels in the code, in the shared words of schema.org, that tell machines what a thing is.',
      example:
        'In an online shop, this number is a price and that one a phone; FAQ labels bring no extra lines since Google ended those results in May 2026.',
      see: ['breadcrumb'],
    },
    {
      slug: 'title-tag',
      term: 'Title tag',
      definition: "The page's name, shown as the blue line in the results.",
      example: 'A garage writes “Brake repair in Boulder, price before we start”.',
      see: ['meta-description', 'on-page-seo'],
    },
    {
      slug: 'url',
      term: 'URL',
      abbreviationOf: 'Uniform resource locator',
      definition: 'The address of a page.',
      example: 'yoursite.com/brake-repair tells a driver more than yoursite.com/page?id=17.',
      see: ['redirect', 'canonical'],
    },
    {
      slug: 'zero-click-search',
      term: 'Zero-click search',
      definition: 'A search that is answered on the results page, so nobody clicks.',
      example:
        "A pharmacy's opening hours and phone number are read there without a visit to its site.",
      see: ['ai-overview', 'impression'],
    },
  ],
  sources: [
    {
      label: 'Google Search Central documentation',
      url: 'https://developers.google.com/search/docs',
    },
    {
      label: 'web.dev: Web Vitals',
      url: 'https://web.dev/articles/vitals',
    },
    {
      label: 'schema.org',
      url: 'https://schema.org/',
    },
  ],
} as const satisfies Glossary;

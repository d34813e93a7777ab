/** /guides/website-design/glossary */
import scene from '#app/assets/pictures/guide-website-design-glossary.svg?picture';
import type { Glossary } from './guide.ts';

export const websiteDesignGlossary = {
  kind: 'glossary',
  topic: 'website-design',
  meta: {
    title: 'Website Design Glossary: 36 Terms | Upslope',
    description:
      'Viewport, breakpoint, CMS, contrast and 32 more words of web design, in one plain sentence each with an example.',
    updated: '2026-11-21',
    label: 'Website design glossary',
  },
  hero: {
    title: 'Web design, in plain words',
    lead: '36 terms your designer uses, one sentence and one example each.',
    illustration: {
      picture: scene,
      alt: 'A web page taken apart into three sheets, each with its name on a tag',
    },
  },
  summary: 'What your designer means by hero, fold and grid.',
  published: '2026-11-21',
  readOn: [
    { need: 'I want to judge my own pages', to: '/guides/website-design/ux-best-practices' },
    { need: 'I want to test it on a phone', to: '/guides/website-design/mobile' },
    { need: 'The words of search are next', to: '/guides/seo/glossary' },
  ],
  terms: [
    {
      slug: 'a-b-test',
      term: 'A/B test',
      definition:
        'Showing 2 versions of a page to 2 groups of visitors to see which one works better.',
      example:
        'A gym shows “Book a trial” to half and “See prices” to the other half, then counts the bookings.',
      see: ['conversion-rate', 'cta'],
    },
    {
      slug: 'above-the-fold',
      term: 'Above the fold',
      definition: 'The part of a page you see before you scroll.',
      example:
        "On a restaurant's phone page it should hold the name, today's hours and a button to book.",
      see: ['hero', 'viewport'],
    },
    {
      slug: 'accessibility',
      term: 'Accessibility',
      definition:
        'Making a site that people can use whatever their sight, hearing, hands or attention.',
      example: 'A patient who cannot hold a mouse still books a visit with the keyboard.',
      see: ['contrast', 'alt-text', 'focus-indicator'],
    },
    {
      slug: 'alt-text',
      term: 'Alt text',
      definition:
        'A short description of a picture, written for people who cannot see it and for search engines.',
      example:
        'A garage writes “Mechanic measuring brake pad thickness” where the camera wrote “IMG_2041”.',
      see: ['accessibility'],
    },
    {
      slug: 'breakpoint',
      term: 'Breakpoint',
      definition: 'The screen width at which a layout rearranges itself.',
      example: "At 700 pixels, a florist's 3 columns of bouquets become one.",
      see: ['responsive-design', 'grid', 'viewport'],
    },
    {
      slug: 'cdn',
      term: 'CDN',
      abbreviationOf: 'Content delivery network',
      definition: 'A set of servers in many places that hand out copies of your files from nearby.',
      example:
        'An online shop hosted in Oregon sends its photos to a customer in Miami from a server close to Miami.',
      see: ['hosting', 'lcp'],
    },
    {
      slug: 'cls',
      term: 'CLS',
      abbreviationOf: 'Cumulative Layout Shift',
      definition:
        'A score for how much a page jumps while people use it, where 0.1 or less is good.',
      example:
        'A banner loads late, the pizza menu slides down, and the thumb orders the wrong one.',
      see: ['core-web-vitals'],
    },
    {
      slug: 'cms',
      term: 'CMS',
      abbreviationOf: 'Content management system',
      definition: 'The program you log in to when you change the words and pictures on your site.',
      example: 'A baker opens WordPress and changes the holiday hours without calling anyone.',
      see: ['template', 'staging-site'],
    },
    {
      slug: 'contrast',
      term: 'Contrast',
      definition: 'How strongly text stands out from what is behind it.',
      example:
        "A cafe's pale gray prices vanish in sunlight, which is why WCAG 2.2 asks for 4.5 to 1 for normal text.",
      see: ['accessibility'],
    },
    {
      slug: 'conversion-rate',
      term: 'Conversion rate',
      definition:
        'The share of visits that end with the thing you wanted, such as a call or an order.',
      example: "Say a physical therapist's page gets 300 visits and 12 bookings: that is 4%.",
      see: ['cta', 'landing-page', 'a-b-test'],
    },
    {
      slug: 'core-web-vitals',
      term: 'Core Web Vitals',
      definition:
        '3 measurements Google takes of real visits: how fast the main content loads (LCP), how fast the page reacts (INP) and how much it jumps about (CLS).',
      example: "A bakery's main photo shows in under 2.5 seconds, so the first of the 3 passes.",
      see: ['lcp', 'inp', 'cls'],
    },
    {
      slug: 'cta',
      term: 'CTA',
      abbreviationOf: 'Call to action',
      definition: 'The words and the button that tell a visitor what to do next.',
      example:
        'In a restaurant, “Book a table” says what happens and “Submit” leaves people guessing.',
      see: ['conversion-rate', 'hero'],
    },
    {
      slug: 'domain-name',
      term: 'Domain name',
      definition: 'The name people type to reach your site, rented by the year.',
      example:
        'A shop that lets its designer register the name may have to ask for its own keys later.',
      see: ['hosting'],
    },
    {
      slug: 'favicon',
      term: 'Favicon',
      definition:
        'The tiny picture on the browser tab, which Google also shows beside your result.',
      example: "A bakery's orange loaf is easier to find among 20 open tabs than a gray globe.",
      see: [],
    },
    {
      slug: 'focus-indicator',
      term: 'Focus indicator',
      definition: 'The ring that shows which link or field the keyboard is on.',
      example:
        "Without it, a customer who moves with the Tab key gets lost in a hotel's booking form.",
      see: ['accessibility'],
    },
    {
      slug: 'grid',
      term: 'Grid',
      definition: 'The invisible columns that keep the parts of a page in line.',
      example: "A toy shop's cards look tidy because they all start on the same lines.",
      see: ['breakpoint', 'white-space'],
    },
    {
      slug: 'hamburger-menu',
      term: 'Hamburger menu',
      definition: 'The button with 3 lines that opens the menu on a phone.',
      example: 'A hardware store adds the word “Menu”, because not every customer knows the lines.',
      see: ['navigation', 'tap-target'],
    },
    {
      slug: 'hero',
      term: 'Hero',
      definition: 'The large first block of a page, with the headline and often the main picture.',
      example: 'A good one for a dentist says the trade, the town and “Book a visit”.',
      see: ['above-the-fold', 'cta', 'lcp'],
    },
    {
      slug: 'hosting',
      term: 'Hosting',
      definition: 'The rented computer that keeps your site and sends it to visitors.',
      example:
        "A florist on the cheapest plan may find the site slow on Mother's Day, when everyone comes at once.",
      see: ['domain-name', 'cdn'],
    },
    {
      slug: 'https',
      term: 'HTTPS',
      abbreviationOf: 'Hypertext Transfer Protocol Secure',
      definition: 'The safe way to send a page, so that nobody on the way can read or change it.',
      example:
        "Without it, browsers write “Not secure” beside a clinic's address while patients fill in the form.",
      see: ['hosting'],
    },
    {
      slug: 'inp',
      term: 'INP',
      abbreviationOf: 'Interaction to Next Paint',
      definition:
        'How long a page takes to show that it noticed a tap, a click or a key, where 200 milliseconds or less is good.',
      example: 'A shopper presses “Add to cart”, sees nothing happen, and presses again.',
      see: ['core-web-vitals'],
    },
    {
      slug: 'landing-page',
      term: 'Landing page',
      definition: 'The page a visitor arrives on after a click on an ad, a result or a link.',
      example:
        'A driver who clicked “Brake repair from $180” should land on brakes, with that price, and not on the home page.',
      see: ['conversion-rate', 'cta'],
    },
    {
      slug: 'lazy-loading',
      term: 'Lazy loading',
      definition: 'Holding back pictures further down until the visitor scrolls near them.',
      example:
        "A wedding photographer's page with 60 photos opens with the first few and fetches the rest on the way.",
      see: ['lcp'],
    },
    {
      slug: 'lcp',
      term: 'LCP',
      abbreviationOf: 'Largest Contentful Paint',
      definition:
        'The time until the largest picture or block of text shows, where 2.5 seconds or less is good.',
      example: "A hotel's 5-megabyte pool photo holds it up for every guest on a phone.",
      see: ['core-web-vitals', 'hero', 'lazy-loading'],
    },
    {
      slug: 'mobile-first',
      term: 'Mobile-first',
      definition: 'Designing the page for the phone first and for larger screens after that.',
      example:
        'A garage starts with name, hours and call button, then adds the workshop photos where there is room.',
      see: ['responsive-design', 'viewport'],
    },
    {
      slug: 'navigation',
      term: 'Navigation',
      definition: 'The menus and links that take people around your site.',
      example: 'A vet needs “Services”, “Prices”, “Team” and “Book”, in words that pet owners use.',
      see: ['hamburger-menu', 'ux'],
    },
    {
      slug: 'responsive-design',
      term: 'Responsive design',
      definition: 'One page that rearranges itself to fit any screen.',
      example:
        "A bookstore's shelf shows 4 covers in a row on a laptop and 2 on a phone, from the same page.",
      see: ['breakpoint', 'viewport', 'mobile-first'],
    },
    {
      slug: 'staging-site',
      term: 'Staging site',
      definition: 'A private copy of your site for trying changes before customers see them.',
      example: "Without a password on it, Google may list a shop's half-finished pages.",
      see: ['cms', 'hosting'],
    },
    {
      slug: 'tap-target',
      term: 'Tap target',
      definition:
        'Anything on the screen that is meant to be pressed, with all of the area that reacts.',
      example:
        'WCAG 2.2 asks for at least 24 by 24 pixels, and 44 is comfortable for a cold thumb at a bus stop.',
      see: ['accessibility', 'hamburger-menu'],
    },
    {
      slug: 'template',
      term: 'Template',
      definition: 'A ready-made page design that you fill with your own words and pictures.',
      example:
        '2 law firms in one town can pick the same one, so their own photos must tell them apart.',
      see: ['cms'],
    },
    {
      slug: 'ui',
      term: 'UI',
      abbreviationOf: 'User interface',
      definition: 'The parts of a page that people see and press.',
      example:
        "In a pizza shop's order page it is the size buttons, the cart and the field for the address.",
      see: ['ux', 'tap-target'],
    },
    {
      slug: 'ux',
      term: 'UX',
      abbreviationOf: 'User experience',
      definition:
        'How it feels to get something done on your site, from the first look to the last tap.',
      example:
        'A patient books a visit in 40 seconds on the bus and does not think about the page at all.',
      see: ['ui', 'navigation', 'accessibility'],
    },
    {
      slug: 'viewport',
      term: 'Viewport',
      definition: 'The part of the screen in which a page is shown.',
      example:
        "Without one line of code, the viewport tag, a phone shows a shop's page as a shrunken desktop.",
      see: ['responsive-design', 'breakpoint'],
    },
    {
      slug: 'web-font',
      term: 'Web font',
      definition: 'A typeface that visitors download with your page.',
      example:
        'A tea shop that uses 6 of them makes people wait for letters; 2 are enough for most.',
      see: ['cls'],
    },
    {
      slug: 'white-space',
      term: 'White space',
      definition: 'The empty room around words and pictures that shows what belongs together.',
      example:
        'A jeweler who leaves some around each ring helps people look at one ring at a time.',
      see: ['grid'],
    },
    {
      slug: 'wireframe',
      term: 'Wireframe',
      definition: 'A plain sketch of a page, boxes and words only, drawn before the design.',
      example:
        'A clinic moves the booking button in the sketch in a minute, and saves a day of rebuilding.',
      see: ['ux', 'template'],
    },
  ],
  sources: [
    {
      label: 'W3C: Web Content Accessibility Guidelines (WCAG) 2.2',
      url: 'https://www.w3.org/TR/WCAG22/',
    },
    {
      label: 'web.dev: Web Vitals',
      url: 'https://web.dev/articles/vitals',
    },
  ],
} as const satisfies Glossary;

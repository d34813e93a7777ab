/** Points 76 to 87: will it still work next month? */
import { counted } from '../counted.ts';
import { attribute, rawText, withoutComments, type Element } from '../document.ts';
import {
  fail,
  needsAPerson,
  notApplicable,
  pass,
  passOrFail,
  type DocumentCheck,
  type SiteCheck,
} from '../outcome.ts';

const thirtyDays = 30 * 24 * 3600 * 1000;
const analytics =
  /googletagmanager\.com|google-analytics\.com|gtag\(|plausible\.io|matomo|piwik|fathom|clarity\.ms|umami|hotjar|segment\.com|posthog/i;
const consentTools =
  /cookiebot|onetrust|usercentrics|cookieyes|iubenda|complianz|didomi|quantcast|termly|osano|klaro|cookieconsent|cookie-consent|cookie-notice|trustarc/i;

/** The attributes with an address that the browser fetches, by element. */
const fetched: readonly (readonly [name: string, ...attributes: string[]])[] = [
  ['img', 'src', 'srcset'],
  ['script', 'src'],
  ['iframe', 'src'],
  ['source', 'src', 'srcset'],
  ['video', 'src', 'poster'],
  ['audio', 'src'],
  ['embed', 'src'],
  ['object', 'data'],
  ['form', 'action'],
  ['input', 'src'],
  ['frame', 'src'],
  ['track', 'src'],
  ['image', 'href', 'xlink:href'],
  ['body', 'background'],
  ['table', 'background'],
  ['td', 'background'],
];

/** A candidate of a srcset over plain http. */
const insecureCandidate = /(?:^|,)\s*http:\/\//i;
/** Addresses that a style fetches. */
const insecureStyle = /(?:url\(|@import)\s*["']?http:\/\//i;
const fetchingLinks = /\b(?:stylesheet|icon|preload|modulepreload|manifest|prefetch)\b/i;

export const safetyDocument: readonly DocumentCheck[] = [
  {
    id: 77,
    seen: 'fetch nothing over plain http',
    check(document) {
      const isInsecure = (element: Element, name: string) => {
        const value = attribute(element, name);
        if (value === undefined || value.trim() === '') return false;
        if (name === 'srcset') return insecureCandidate.test(value);
        const url = document.resolve(value);
        // On a page over plain http, its own files are no mixed content.
        return url?.protocol === 'http:' && url.origin !== document.url.origin;
      };
      const elements = fetched.flatMap(([name, ...attributes]) =>
        document
          .named(name)
          .filter((element) => attributes.some((one) => isInsecure(element, one))),
      );
      const links = document
        .named('link')
        .filter(
          (link) => fetchingLinks.test(attribute(link, 'rel') ?? '') && isInsecure(link, 'href'),
        );
      const isInsecureStyle = (css: string) => insecureStyle.test(withoutComments(css));
      const styles = [
        ...document.named('style').filter((style) => isInsecureStyle(rawText(style))),
        ...document.elements.filter((element) =>
          isInsecureStyle(attribute(element, 'style') ?? ''),
        ),
      ];
      return passOrFail(
        [...elements, ...links, ...styles].map((element) =>
          document.evidence(element, undefined, 'https://'),
        ),
      );
    },
  },
  {
    id: 78,
    seen: 'have no form that is sent anywhere',
    check(document) {
      const forms = document.named('form').filter((form) => {
        const isSearch = /search/i.test(`${attribute(form, 'role')} ${attribute(form, 'action')}`);
        // Without an action a form is sent to its own page.
        return attribute(form, 'method')?.trim().toLowerCase() === 'post' && !isSearch;
      });
      return forms.length > 0
        ? needsAPerson(
            document.page.url,
            `${counted(forms.length, 'form')}: send yourself an inquiry`,
          )
        : notApplicable(document.page.url, 'no form that is sent');
    },
  },
  {
    id: 84,
    seen: 'have nothing to count',
    check(document, site) {
      if (site.stated?.hasAnalytics === false) {
        return notApplicable(document.page.url, 'the site uses no analytics, on purpose');
      }
      const hasAnalytics = document
        .named('script')
        .some((script) => analytics.test((attribute(script, 'src') ?? '') + rawText(script)));
      const toCount = document.first('a[href^="tel:" i], form[action]');
      if (hasAnalytics) {
        return needsAPerson(
          document.page.url,
          'analytics is there; whether calls and bookings are key events shows in its reports',
        );
      }
      return toCount
        ? needsAPerson(
            document.page.url,
            'no analytics was seen in the HTML, and there are calls or forms to count',
          )
        : notApplicable(document.page.url, 'no call, form or booking to count');
    },
  },
  {
    id: 86,
    seen: 'hold their text back behind no consent banner',
    check(document) {
      const tool =
        document
          .named('script')
          .find((script) =>
            consentTools.test((attribute(script, 'src') ?? '') + rawText(script).slice(0, 5000)),
          ) ??
        document.elements.find((element) =>
          consentTools.test(
            `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`,
          ),
        );
      if (!tool) return notApplicable(document.page.url, 'no consent banner');
      const words = document.words;
      return words >= 50
        ? pass()
        : fail([
            document.evidence(
              tool,
              `a consent banner and ${counted(words, 'word')}`,
              'a page that is there under the banner',
            ),
          ]);
    },
  },
];

export const safetySite: readonly SiteCheck[] = [
  {
    id: 76,
    checkSite(_, site) {
      const end = site.probes?.certificateEnds;
      if (!end) return needsAPerson(site.origin, 'no live host was asked for its certificate');
      const isFar = Date.parse(end) - Date.now() > thirtyDays;
      return isFar
        ? pass([{ page: site.origin, found: `valid until ${end}` }])
        : fail([
            { page: site.origin, found: `valid until ${end}`, expected: 'at least 30 more days' },
          ]);
    },
  },
  {
    id: 79,
    checkSite: (_, site) => needsAPerson(site.origin, 'backups are not seen from outside'),
  },
  {
    id: 80,
    checkSite: (_, site) =>
      needsAPerson(site.origin, 'the list of updates is inside the site’s own admin'),
  },
  {
    id: 81,
    checkSite: (_, site) => needsAPerson(site.origin, 'Search Console shows it to its owners only'),
  },
  {
    id: 82,
    checkSite: (_, site) =>
      needsAPerson(site.origin, 'a search for site:… and Search Console show it'),
  },
  {
    id: 83,
    checkSite: (_, site) => needsAPerson(site.origin, 'Search Console shows it to its owners only'),
  },
  {
    id: 85,
    checkSite: (_, site) =>
      needsAPerson(site.origin, 'who watches the site is not seen from outside'),
  },
  { id: 87, checkSite: (_, site) => needsAPerson(site.origin, 'it is in a person’s calendar') },
];

/** Point 62: has each page a sharing picture, and the company's data a logo? */
import { attribute } from '../document.ts';
import { isHomePage, originals, robotsDirectives } from '../facts.ts';
import {
  fail,
  needsAPerson,
  notApplicable,
  pass,
  passOrFail,
  type DocumentCheck,
  type SiteCheck,
} from '../outcome.ts';
import { repeated } from '../repeated.ts';
import { organizations } from '../schema-types.ts';
import { nodesOfType, objectsIn, textIn } from '../structured.ts';

/** The least width and height of a logo, in pixels. */
const logoSide = 112;

export const dataPicturesDocument: readonly DocumentCheck[] = [
  {
    id: 62,
    seen: 'name a sharing picture of 1200 by 630 pixels',
    check(document, site) {
      if (robotsDirectives(document).length > 0) return notApplicable(document.page.url, 'noindex');
      const [meta] = document.metas('og:image');
      const address = attribute(meta, 'content');
      if (!address) {
        return fail([
          document.evidence(
            document.named('head')[0],
            'no og:image',
            'a sharing picture of 1200 by 630 pixels',
          ),
        ]);
      }
      const url = URL.parse(address);
      if (!url) return fail([document.evidence(meta, undefined, 'a full address')]);
      const file = site.files?.get(url.href);
      if (file && file.status !== 200) {
        return fail([document.evidence(meta, `${address}: status ${file.status}`, 'a picture')]);
      }
      if (file?.width && file.height && (file.width < 1200 || file.height < 630)) {
        return fail([
          document.evidence(
            meta,
            `${address} is ${file.width} by ${file.height}`,
            '1200 by 630 pixels',
          ),
        ]);
      }
      if (/\.svg$/i.test(url.pathname)) {
        return fail([document.evidence(meta, undefined, 'PNG, JPEG or WebP: no SVG is shown')]);
      }
      const stated = Number(document.meta('og:image:width'));
      const height = Number(document.meta('og:image:height'));
      if ((stated > 0 && stated < 1200) || (height > 0 && height < 630)) {
        return fail([
          document.evidence(
            meta,
            `stated as ${stated || 'unknown'} by ${height || 'unknown'} pixels`,
            '1200 by 630 pixels',
          ),
        ]);
      }
      return file?.width || stated
        ? pass()
        : needsAPerson(document.page.url, 'a sharing picture is named; its size was not given');
    },
  },
  {
    id: 62,
    seen: 'name a logo in the company’s data',
    check(document, site) {
      if (!isHomePage(document, site)) return notApplicable(document.page.url, 'not the home page');
      const nodes = nodesOfType(document, ...organizations);
      const logo = nodes.flatMap(
        ({ value }) =>
          textIn([value.logo].flat()[0]) ??
          objectsIn(document, value.logo).map((one) => textIn(one.url) ?? textIn(one.contentUrl)),
      )[0];
      const page = document.page.url;
      if (!logo) {
        return fail([
          {
            page,
            found: 'no logo in the company’s data',
            expected: `a logo of at least ${logoSide} by ${logoSide} pixels`,
          },
        ]);
      }
      const url = URL.parse(logo);
      if (!url) return fail([{ page, found: `logo ${logo}`, expected: 'a full address' }]);
      const file = site.files?.get(url.href);
      if (!file?.width || !file.height) {
        return needsAPerson(page, `logo ${logo}, whose size was not given`);
      }
      return file.width >= logoSide && file.height >= logoSide
        ? pass()
        : fail([
            {
              page,
              found: `logo ${logo} is ${file.width} by ${file.height}`,
              expected: `at least ${logoSide} by ${logoSide} pixels`,
            },
          ]);
    },
  },
];

export const dataPicturesSite: readonly SiteCheck[] = [
  {
    id: 62,
    checkSite: (pages, site) => {
      const open = originals(pages);
      const images = open.map((page): [string, string, undefined] => [
        page.socialImage ?? '',
        page.url,
        undefined,
      ]);
      // One picture for all pages may be intended. The same picture on only some of them is a fault.
      const different = new Set(images.map(([image]) => image)).size;
      return different > 1 && different >= open.length / 2
        ? passOrFail(repeated(images))
        : notApplicable(site.origin, 'one sharing picture for all');
    },
  },
];

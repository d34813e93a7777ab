/** Points 46 to 53: usable with one thumb? */
import { attribute, closestAbove, textOf, type Element, type HtmlDocument } from '../document.ts';
import {
  fail,
  needsAPerson,
  notApplicable,
  pass,
  passOrFail,
  type DocumentCheck,
} from '../outcome.ts';

/** Share of the letters that captions and notes may have under 16 pixels. */
const smallTextShare = 0.1;

const phone =
  /(?<![\w+./#$-])(?:\+?1[-. ])?\(?[2-9]\d{2}\)?[-. ]\d{3}[-. ]\d{4}(?![\w./-])|(?<![\w+])\+\d{1,3}(?:[ .-]?\(?\d{2,4}\)?){3,5}(?!\w)/g;

/** What a field is for, from its name and label, with the keyboard that fits. */
const kinds: readonly {
  readonly what: string;
  readonly pattern: RegExp;
  readonly types: readonly string[];
  readonly modes: readonly string[];
}[] = [
  { what: 'email', pattern: /e-?mail/i, types: ['email'], modes: ['email'] },
  {
    what: 'phone',
    pattern: /\b(?:tele)?phone\b|\bmobile\b|^tel$|\btel\b/i,
    types: ['tel'],
    modes: ['tel', 'numeric'],
  },
  {
    what: 'web address',
    pattern: /\burl\b|\bwebsite\b|\bweb ?address\b/i,
    types: ['url'],
    modes: ['url'],
  },
  {
    what: 'search',
    pattern: /^(?:q|s|search|query)$|\bsearch\b/i,
    types: ['search'],
    modes: ['search'],
  },
];

const rendered = 'shows in a browser only: the HTML does not say how wide and tall things become';

export const mobileDocument: readonly DocumentCheck[] = [
  {
    id: 46,
    seen: 'have a viewport that allows zooming',
    check(document) {
      const metas = document.metas('viewport');
      if (metas.length === 0) {
        return fail([
          document.evidence(
            document.named('head')[0],
            'no viewport',
            'width=device-width, initial-scale=1',
          ),
        ]);
      }
      const forbidding = metas.filter((one) => {
        const content = (attribute(one, 'content') ?? '').toLowerCase().replaceAll(/\s/g, '');
        const limit = Number(/maximum-scale=([\d.]+)/.exec(content)?.[1] ?? 10);
        return (
          !content.includes('width=device-width') ||
          /user-scalable=(?:no|0)/.test(content) ||
          limit < 2
        );
      });
      return passOrFail(
        forbidding.map((one) =>
          document.evidence(one, undefined, 'width=device-width, and nothing that forbids zooming'),
        ),
      );
    },
  },
  {
    id: 47,
    seen: 'do not scroll sideways at 320 pixels',
    check({ page }) {
      if (!page.rendered) return needsAPerson(page.url, rendered);
      const { overflowAt320 } = page.rendered;
      return overflowAt320 > 0
        ? fail([{ page: page.url, found: `${overflowAt320} pixels too wide`, expected: 'none' }])
        : pass();
    },
  },
  {
    id: 48,
    seen: 'have no button under 44 pixels at 390',
    check(document) {
      const { page } = document;
      if (!page.rendered) {
        return document.first('button, input, select, textarea, summary, [role="button"]')
          ? needsAPerson(page.url, rendered)
          : notApplicable(page.url, 'no button or field');
      }
      return passOrFail(
        page.rendered.smallControls.map((control) => ({
          page: page.url,
          found: control,
          expected: '44 by 44 pixels',
        })),
      );
    },
  },
  {
    id: 49,
    seen: 'set nine of ten letters in 16 pixels or more',
    check({ page }) {
      if (!page.rendered) return needsAPerson(page.url, rendered);
      const share = page.rendered.smallTextShare;
      return share > smallTextShare
        ? fail([
            {
              page: page.url,
              found: `${Math.round(share * 100)}% of the letters are under 16 pixels`,
              expected: `at most ${smallTextShare * 100}%, for captions and notes`,
            },
          ])
        : pass();
    },
  },
  {
    id: 50,
    seen: 'make every phone number a link that calls',
    check(document) {
      const numberOf = (link: Element) => (attribute(link, 'href') ?? '').trim();
      const calls = document.named('a').filter((link) => /^tel:/i.test(numberOf(link)));
      const inLinks = new Set(calls.flatMap((link) => textOf(link).match(phone) ?? []));
      const body = document.named('body')[0];
      // Numbers from 555-0100 to 555-0199 are reserved for fiction.
      const shown = new Set(
        (textOf(body).match(phone) ?? []).filter((number) => !/555[-. ]?01\d\d$/.test(number)),
      );
      const called = calls.map((link) => digits(numberOf(link)));
      /** The last digits of the numbers that links call, by the number of digits. */
      const ends = new Map<number, ReadonlySet<string>>();
      const isCalled = (number: string) => {
        const { length } = number;
        const known = ends.get(length) ?? new Set(called.map((one) => one.slice(-length)));
        ends.set(length, known);
        return known.has(number);
      };
      const plain = [...shown].filter(
        (number) => !inLinks.has(number) && !isCalled(digits(number)),
      );
      const short = calls.filter((link) => !/^tel:\s*(?:\+|%2B)/i.test(numberOf(link)));
      if (shown.size === 0 && calls.length === 0) {
        return notApplicable(document.page.url, 'no phone number');
      }
      return passOrFail([
        ...plain.map((number) =>
          document.evidence(
            elementWith(document, number),
            `${number} is plain text`,
            'a tel: link with the country code',
          ),
        ),
        ...short.map((link) =>
          document.evidence(link, undefined, 'the country code, as in tel:+1…'),
        ),
      ]);
    },
  },
  {
    id: 51,
    seen: 'show nothing over the page on arrival',
    check(document) {
      const { page } = document;
      const open = document.select('dialog[open]', document.named('dialog'));
      if (open.length > 0) {
        return fail(
          open.map((dialog) =>
            document.evidence(dialog, undefined, 'closed until it is asked for'),
          ),
        );
      }
      if (page.rendered) {
        return passOrFail(
          page.rendered.coversOnArrival.map((found) => ({
            page: page.url,
            found,
            expected: 'nothing over more than 30% of the screen',
          })),
        );
      }
      return document
        .named('script')
        .some((script) => !/json/i.test(attribute(script, 'type') ?? ''))
        ? needsAPerson(page.url, 'scripts may open something')
        : pass();
    },
  },
  {
    id: 52,
    seen: 'have the same text on phones and desktops',
    check(document) {
      const { page } = document;
      const separate = document.first(
        'link[rel="alternate"][media*="max-width"]',
        document.named('link'),
      );
      if (separate) {
        return needsAPerson(page.url, `a separate page for phones: ${document.snippet(separate)}`);
      }
      if (!page.rendered) return needsAPerson(page.url, rendered);
      return page.rendered.sameTextOnPhone
        ? pass()
        : fail([
            {
              page: page.url,
              found: 'the text at 390 pixels is not that at 1440',
              expected: 'the same text',
            },
          ]);
    },
  },
  {
    id: 53,
    seen: 'ask for the right keyboard in every field',
    check(document) {
      const fields = document
        .named('input')
        .filter((input) =>
          /^(?:text|email|tel|url|search|number)?$/i.test(attribute(input, 'type') ?? ''),
        );
      const labels = new Map(
        document.named('label').flatMap((label) => {
          const id = attribute(label, 'for');
          return id === undefined ? [] : [[id, textOf(label)] as const];
        }),
      );
      const texts = new Map<Element | undefined, string>();
      // One label may hold any number of fields.
      const textOnce = (label: Element | undefined) => {
        const text = texts.get(label) ?? textOf(label);
        texts.set(label, text);
        return text;
      };
      const wrong = fields.flatMap((field) => {
        const label =
          labels.get(attribute(field, 'id') ?? '') ??
          textOnce(closestAbove(field, ({ name }) => name === 'label'));
        const names = ['name', 'id', 'autocomplete'].map((name) => attribute(field, name) ?? '');
        const words = [
          label,
          attribute(field, 'placeholder') ?? '',
          attribute(field, 'aria-label') ?? '',
        ];
        const said = [
          ...names.map((name) => name.replaceAll(/[_-]|(?<=[a-z])(?=[A-Z])/g, ' ')),
          ...words.map((one) => one ?? ''),
        ];
        const kind = kinds.find(({ pattern }) => said.some((text) => pattern.test(text)));
        if (!kind) return [];
        const type = (attribute(field, 'type') ?? 'text').toLowerCase();
        const mode = (attribute(field, 'inputmode') ?? '').toLowerCase();
        // A field for several things may ask for letters.
        const isMixed =
          kinds.filter(({ pattern }) => said.some((text) => pattern.test(text))).length > 1;
        return kind.types.includes(type) ||
          kind.modes.includes(mode) ||
          (isMixed && type !== 'number')
          ? []
          : [document.evidence(field, undefined, `type="${kind.types[0]}", for ${kind.what}`)];
      });
      if (fields.length === 0) return notApplicable(document.page.url, 'no field to type into');
      return passOrFail(wrong);
    },
  },
];

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** The innermost element whose own text has these words. */
function elementWith(document: HtmlDocument, words: string): Element | undefined {
  return document.elements.find(
    (element) =>
      element.children.some((node) => 'data' in node && String(node.data).includes(words)) &&
      element.name !== 'script' &&
      element.name !== 'style',
  );
}

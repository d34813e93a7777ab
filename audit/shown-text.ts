/** Looks up values in the text of a page, each once: structured data may repeat a value 40,000 times. */
import { attribute, textOf, type HtmlDocument } from './document.ts';
import { languageTag } from './words.ts';

/** Limit of searches in one text. Further values count as shown. */
const maxSearches = 300;

/** Dates as pages write them. Each pattern starts at the boundary of a word or a number, for linear time. */
const yearFirst = /(?<!\d)(\d{4})(?:[-./]|年)(\d{1,2})(?:[-./]|月)(\d{1,2})(?!\d)/g;
const yearLast = /(?<!\d)(\d{1,2})[-./](\d{1,2})[-./](\d{4})(?!\d)/g;
const dayFirst =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.|º)?(?: of| de)? (\p{L}{3,12})\.?,?(?: de)? (\d{4})(?!\d)/gu;
const monthFirst = /(?<!\p{L})(\p{L}{3,12})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/gu;

const monthsByLanguage = new Map<string, ReadonlyMap<string, number>>();

/** The number of a month by its names in English and in the language of the page. */
function monthsIn(language: string): ReadonlyMap<string, number> {
  const cached = monthsByLanguage.get(language);
  if (cached) return cached;
  const months = new Map<string, number>();
  monthsByLanguage.set(language, months);
  for (const locale of ['en', 'en-GB', language]) {
    for (const month of ['long', 'short'] as const) {
      // Beside a day, some languages write another form of the name.
      for (const day of ['numeric', undefined] as const) {
        const form = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month, day });
        for (let index = 0; index < 12; index += 1) {
          const name = form
            .formatToParts(Date.UTC(2026, index, 15))
            .find(({ type }) => type === 'month')?.value;
          if (name) months.set(name.toLowerCase().replace(/\.$/, ''), index + 1);
        }
      }
    }
  }
  return months;
}

/** The dates of a text as ISO dates, in every reading: “3/4/2026” is in March or in April. */
function datesOf(text: string, language: string): ReadonlySet<string> {
  const dates = new Set<string>();
  const add = (year: string, month: string | number | undefined, day: string) => {
    if (month !== undefined) {
      dates.add(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
    }
  };
  for (const [, year, month, day] of text.matchAll(yearFirst)) add(year!, month!, day!);
  for (const [, one, two, year] of text.matchAll(yearLast)) {
    add(year!, one!, two!);
    add(year!, two!, one!);
  }
  const months = monthsIn(language);
  for (const [, day, month, year] of text.matchAll(dayFirst)) {
    add(year!, months.get(month!.toLowerCase()), day!);
  }
  for (const [, month, day, year] of text.matchAll(monthFirst)) {
    add(year!, months.get(month!.toLowerCase()), day!);
  }
  return dates;
}

/** The days that a date may be shown as. With a time, the page may be of another time zone. */
function daysOf(value: string): string[] {
  const time = Date.parse(value);
  if (Number.isNaN(time)) return [];
  const dayAt = (at: number) => {
    const date = new Date(at);
    return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
  };
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return [value];
  const hours = 14 * 3600 * 1000;
  return [value.slice(0, 10), dayAt(time), dayAt(time - hours), dayAt(time + hours)];
}

/** Scripts that write words without spaces. */
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Abbreviations in addresses. */
const streets: Readonly<Record<string, string>> = {
  st: 'street',
  ave: 'avenue',
  av: 'avenue',
  rd: 'road',
  blvd: 'boulevard',
  dr: 'drive',
  ln: 'lane',
  ct: 'court',
  pl: 'place',
  sq: 'square',
  hwy: 'highway',
  pkwy: 'parkway',
  ste: 'suite',
  apt: 'apartment',
  fl: 'floor',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
};

/** The words of a text with a space around each, in one spelling. */
function plainWords(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.map((word) => streets[word] ?? word).join(' ')} `;
}

/** The ways to write a time of the day. */
function timePattern(hours: number, minutes: string): RegExp {
  const isFull = minutes === '00';
  const twelve = hours % 12 || 12;
  const forms = [
    `0?${hours}${isFull ? '(?:[:.]00|\\s?(?:h|uhr)\\b)' : `\\s?[:.h]${minutes}`}`,
    `0?${twelve}${isFull ? '(?:[:.]00)?' : `[:.]${minutes}`}\\s?${hours < 12 ? 'a' : 'p'}\\.?m?\\b`,
    ...(isFull ? [`${twelve}\\s?(?:[-–—]|to\\b)\\s?\\d`] : []),
  ];
  const ends = isFull ? `|(?:[-–—]|\\bto)\\s?${twelve}(?![\\d:.])` : '';
  const noon = isFull && hours === 12 ? '|\\bnoon\\b' : '';
  return new RegExp(`(?<![\\d:.])(?:${forms.join('|')})${ends}${noon}`, 'i');
}

const digitsOf = (text: string) => text.replaceAll(/\D+/g, '');

/** The numbers of a text in every reading: “1.299,50” and “1,299.50” are 1299.5, “1,299” is 1299 or 1.299. */
function numbersOf(text: string): ReadonlySet<number> {
  const numbers = new Set<number>();
  // Thousands may be set apart by spaces.
  for (const written of [text, text.replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '')]) {
    for (const [token] of written.matchAll(/\d+(?:[.,'’]\d+)*/g)) {
      const parts = token.split(/[.,'’]/);
      const last = parts.at(-1) ?? '';
      numbers.add(Number(parts.join('')));
      if (parts.length > 1) numbers.add(Number(`${parts.slice(0, -1).join('')}.${last}`));
    }
  }
  return numbers;
}

/** Computes each form of the text at its first use, because most pages need few. */
export class ShownText {
  readonly #text: string;
  readonly #times: readonly string[];
  readonly #language: string;
  readonly #calls: string;
  #dates: ReadonlySet<string> | undefined;
  #numbers: ReadonlySet<number> | undefined;
  #plain: string | undefined;
  #digits: string | undefined;
  readonly #found = new Map<string, boolean>();

  constructor(document: HtmlDocument) {
    this.#text = textOf(document.named('body')[0]);
    this.#language = languageTag(attribute(document.named('html')[0], 'lang')) ?? 'en';
    this.#calls = document
      .named('a')
      .map((link) => attribute(link, 'href') ?? '')
      .filter((address) => /^\s*tel:/i.test(address))
      .join(' ');
    this.#times = document
      .named('time')
      .filter((time) => textOf(time) !== '')
      .map((time) => (attribute(time, 'datetime') ?? '').slice(0, 10));
  }

  date(value: string): boolean {
    return this.#once(`date ${value}`, () => {
      const dates = (this.#dates ??= new Set([
        ...datesOf(this.#text, this.#language),
        ...this.#times,
      ]));
      return daysOf(value).some((day) => dates.has(day));
    });
  }

  /** Whether the text contains an amount as a number of its own: "995" in "$995/mo", not in "1995". */
  amount(amount: string): boolean {
    const number = Number(amount.replaceAll(/[^\d.]/g, ''));
    this.#numbers ??= numbersOf(this.#text);
    // Pages write “free” for nothing.
    return !number || this.#numbers.has(number);
  }

  /** Whether the text contains these words, ignoring case, punctuation and abbreviations of streets. */
  words(words: string): boolean {
    return this.#once(`words ${words}`, () => {
      this.#plain ??= plainWords(this.#text);
      const wanted = plainWords(words);
      return this.#plain.includes(withoutSpaces.test(words) ? wanted.trim() : wanted);
    });
  }

  /** Whether the text contains a time of the day: “17:30”, “5:30 pm”, “9–5”. */
  time(time: string): boolean {
    const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time.trim()) ?? [];
    // From midnight to midnight is “24 hours” or “always open”.
    if (
      hours === undefined ||
      minutes === undefined ||
      /^(?:0?0:00|23:59|24:00)/.test(time.trim())
    ) {
      return true;
    }
    return this.#once(`time ${hours}:${minutes}`, () =>
      timePattern(+hours, minutes).test(this.#text),
    );
  }

  telephone(telephone: string): boolean {
    return this.#once(`digits ${telephone}`, () => {
      // A button may call without showing the number.
      this.#digits ??= digitsOf(`${this.#text} ${this.#calls}`);
      return this.#digits.includes(digitsOf(telephone).slice(-7));
    });
  }

  #once(key: string, search: () => boolean): boolean {
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    if (this.#found.size >= maxSearches) return true;
    const found = search();
    this.#found.set(key, found);
    return found;
  }
}

const known = new WeakMap<HtmlDocument, ShownText>();

/** The text of a document, indexed once for all checks. */
export function shownText(document: HtmlDocument): ShownText {
  const made = known.get(document) ?? new ShownText(document);
  known.set(document, made);
  return made;
}

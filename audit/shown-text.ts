/** Looks up values in the text of a page, each once: structured data may repeat a value 40,000 times. */
import { attribute, textOf, type HtmlDocument } from './document.ts';

/** Limit of searches in one text. Further values count as shown. */
const maxSearches = 300;

/** Dates as English pages write them, and as numbers. A month starts at a word boundary, for linear time. */
const writtenDate =
  /\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2} \p{L}{3,12}\.? \d{4}|(?<!\p{L})\p{L}{3,12}\.? \d{1,2}, \d{4}/gu;

const months = ['long', 'short'] as const;
const forms = [
  ...months.flatMap((month) => [
    form({ year: 'numeric', month, day: 'numeric' }),
    form({ year: 'numeric', month, day: 'numeric' }, 'en-GB'),
    form({ year: 'numeric', month, day: '2-digit' }),
  ]),
  form({ year: 'numeric', month: 'numeric', day: 'numeric' }),
  form({ year: 'numeric', month: '2-digit', day: '2-digit' }),
];
const short = form({ year: 'numeric', month: 'short', day: 'numeric' });

function form(options: Intl.DateTimeFormatOptions, locale = 'en-US'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
}

/** The ways a date may be written on an English page. */
function writingsOf(value: string): string[] {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return [];
  const day = value.slice(0, 10);
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : date;
  // Last AP style: "Nov. 21, 2026".
  return [day, ...forms.map((one) => one.format(at)), short.format(at).replace(' ', '. ')];
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
class ShownText {
  readonly #text: string;
  readonly #times: readonly string[];
  #dates: ReadonlySet<string> | undefined;
  #numbers: ReadonlySet<number> | undefined;
  #lower: string | undefined;
  #digits: string | undefined;
  readonly #found = new Map<string, boolean>();

  constructor(document: HtmlDocument) {
    this.#text = textOf(document.named('body')[0]);
    this.#times = document
      .named('time')
      .filter((time) => textOf(time) !== '')
      .map((time) => (attribute(time, 'datetime') ?? '').slice(0, 10));
  }

  date(value: string): boolean {
    return this.#once(`date ${value}`, () => {
      const dates = (this.#dates ??= new Set([
        ...(this.#text.match(writtenDate) ?? []),
        ...this.#times,
      ]));
      return writingsOf(value).some((written) => dates.has(written));
    });
  }

  /** Whether the text contains an amount as a number of its own: "995" in "$995/mo", not in "1995". */
  amount(amount: string): boolean {
    const number = Number(amount.replaceAll(/[^\d.]/g, ''));
    this.#numbers ??= numbersOf(this.#text);
    // Pages write “free” for nothing.
    return !number || this.#numbers.has(number);
  }

  /** Whether the text contains these words, ignoring case. */
  words(words: string): boolean {
    return this.#once(`words ${words}`, () => {
      this.#lower ??= this.#text.toLowerCase();
      return this.#lower.includes(words.toLowerCase());
    });
  }

  telephone(telephone: string): boolean {
    return this.#once(`digits ${telephone}`, () => {
      this.#digits ??= digitsOf(this.#text);
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

export function shownText(document: HtmlDocument): ShownText {
  const made = known.get(document) ?? new ShownText(document);
  known.set(document, made);
  return made;
}

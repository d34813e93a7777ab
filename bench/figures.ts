/** One thing measured on one page: the raw samples, and those of its floor where it has one. */
export interface Figure {
  readonly part: string;
  /** The address of the page, or what else was measured. */
  readonly subject: string;
  readonly name: string;
  readonly unit: 'ms' | 'kB' | 'points' | 'px' | 'count' | 'kB/step' | 's' | 'req/s' | '×' | '';
  readonly samples: readonly number[];
  /** The same on the page without scripts, taken in turn with the samples. */
  readonly floor?: readonly number[];
  /** Samples follow one another in time, so their course counts and not only their median. */
  readonly course?: boolean;
}

/** Something that was not measured, or a detail that a number cannot tell. */
export interface Remark {
  readonly part: string;
  readonly subject: string;
  readonly text: string;
}

/** What a part hands back. */
export interface Findings {
  readonly figures: readonly Figure[];
  readonly remarks: readonly Remark[];
}

/** Collects samples under their names, in the order in which the names first came up. */
export class Ledger {
  readonly #part: string;
  readonly #figures = new Map<string, { -readonly [K in keyof Figure]: Figure[K] }>();
  readonly #remarks: Remark[] = [];

  constructor(part: string) {
    this.#part = part;
  }

  /** Adds a sample. `side` says whose: the page's own or its floor's. */
  add(
    subject: string,
    name: string,
    unit: Figure['unit'],
    sample: number,
    side: 'page' | 'floor' = 'page',
  ): void {
    const key = `${subject}\n${name}`;
    const figure = this.#figures.get(key) ?? { part: this.#part, subject, name, unit, samples: [] };
    if (side === 'page') figure.samples = [...figure.samples, sample];
    else figure.floor = [...(figure.floor ?? []), sample];
    this.#figures.set(key, figure);
  }

  /** Adds samples that follow one another. */
  addCourse(subject: string, name: string, unit: Figure['unit'], samples: readonly number[]): void {
    const figure = { part: this.#part, subject, name, unit, samples, course: true };
    this.#figures.set(`${subject}\n${name}`, figure);
  }

  /** Once is enough for the same remark. */
  remark(subject: string, text: string): void {
    if (this.#remarks.some((one) => one.subject === subject && one.text === text)) return;
    this.#remarks.push({ part: this.#part, subject, text });
  }

  get findings(): Findings {
    return { figures: [...this.#figures.values()], remarks: this.#remarks };
  }
}

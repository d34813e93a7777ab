/** A measurement on one page: the samples, and those of its baseline if it has one. */
export type Figure = {
  readonly part: string;
  /** The address of the page, or another subject. */
  readonly subject: string;
  readonly name: string;
  readonly unit: 'ms' | 'kB' | 'points' | 'px' | 'count' | 'kB/step' | 's' | 'req/s' | '×' | '';
  readonly samples: readonly number[];
  /** Samples of the same page without scripts, interleaved with the others. */
  readonly baseline?: readonly number[];
  /** Whether the samples are a time series, so that their slope matters. */
  readonly isSeries?: boolean;
};

/** A note: something that was not measured, or a detail beside the numbers. */
export type Remark = {
  readonly part: string;
  readonly subject: string;
  readonly text: string;
};

/** The result of a part. */
export type Findings = {
  readonly figures: readonly Figure[];
  readonly remarks: readonly Remark[];
};

/** Collects samples by name, in order of first use. */
export class Ledger {
  readonly #part: string;
  readonly #figures = new Map<string, { -readonly [K in keyof Figure]: Figure[K] }>();
  readonly #remarks: Remark[] = [];

  constructor(part: string) {
    this.#part = part;
  }

  /** Adds a sample of the page or of its baseline. */
  add(
    subject: string,
    name: string,
    unit: Figure['unit'],
    sample: number,
    side: 'page' | 'baseline' = 'page',
  ): void {
    const key = `${subject}\n${name}`;
    const figure = this.#figures.get(key) ?? { part: this.#part, subject, name, unit, samples: [] };
    if (side === 'page') figure.samples = [...figure.samples, sample];
    else figure.baseline = [...(figure.baseline ?? []), sample];
    this.#figures.set(key, figure);
  }

  /** Adds a time series. */
  addSeries(subject: string, name: string, unit: Figure['unit'], samples: readonly number[]): void {
    const figure = { part: this.#part, subject, name, unit, samples, isSeries: true };
    this.#figures.set(`${subject}\n${name}`, figure);
  }

  /** Adds a note, once. */
  remark(subject: string, text: string): void {
    if (this.#remarks.some((one) => one.subject === subject && one.text === text)) return;
    this.#remarks.push({ part: this.#part, subject, text });
  }

  get findings(): Findings {
    return { figures: [...this.#figures.values()], remarks: this.#remarks };
  }
}

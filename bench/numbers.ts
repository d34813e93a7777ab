/** The arithmetic of the report: small, pure and tested, because every verdict rests on it. */

/** What is told of a set of samples. All but `count` are in the unit of the samples. */
export interface Summary {
  readonly count: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** Distance between the first and the third quartile: half of the samples lie within it. */
  readonly spread: number;
}

/** The value below which a share (0 to 1) of the samples lies, between two neighbors in proportion. NaN of nothing. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** The middle sample, or the mean of the two in the middle. NaN of nothing. */
export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}

export function summarize(samples: readonly number[]): Summary {
  return {
    count: samples.length,
    median: median(samples),
    least: quantile(samples, 0),
    most: quantile(samples, 1),
    spread: quantile(samples, 0.75) - quantile(samples, 0.25),
  };
}

/** Median over median. Equal medians are 1, also where both are 0; NaN where only the floor is 0 or one has no samples. */
export function ratio(samples: readonly number[], floor: readonly number[]): number {
  const [ours, theirs] = [median(samples), median(floor)];
  if (ours === theirs) return 1;
  return theirs === 0 ? Number.NaN : ours / theirs;
}

/**
 * How much a figure grows from one step to the next: the slope of the least-squares line through
 * the samples in their order. NaN of fewer than two.
 */
export function slope(samples: readonly number[]): number {
  const meanStep = (samples.length - 1) / 2;
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
  let above = 0;
  let below = 0;
  for (const [step, value] of samples.entries()) {
    above += (step - meanStep) * (value - mean);
    below += (step - meanStep) ** 2;
  }
  return below === 0 ? Number.NaN : above / below;
}

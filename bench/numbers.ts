/** The statistics of the report. */

/** A summary of samples, in their unit except for `count`. */
export type Summary = {
  readonly count: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** Distance between the first and the third quartile. */
  readonly spread: number;
};

/** The quantile at a share from 0 to 1, with linear interpolation. NaN without samples. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** The middle sample, or the mean of the two middle ones. NaN without samples. */
export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}

/** Median, extremes and the range of the middle half of samples, in their unit. */
export function summarize(samples: readonly number[]): Summary {
  return {
    count: samples.length,
    median: median(samples),
    least: quantile(samples, 0),
    most: quantile(samples, 1),
    spread: quantile(samples, 0.75) - quantile(samples, 0.25),
  };
}

/** Ratio of the medians. 1 if both are 0, NaN if only the baseline is 0 or samples are missing. */
export function ratio(samples: readonly number[], baseline: readonly number[]): number {
  const [ours, theirs] = [median(samples), median(baseline)];
  if (ours === theirs) return 1;
  return theirs === 0 ? Number.NaN : ours / theirs;
}

/** The slope of the least-squares line through the samples, per step. NaN for fewer than two. */
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

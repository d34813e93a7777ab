/**
 * The geometry of the charts of the key figures. Small, because it runs in the browser: the landing page has no
 * route data.
 */
import type { KpiChart } from '#app/content/home.ts';

/** Two bars that compare a value before and after, or a grid of ten fields that shows a share. */
export type KpiChartGeometry =
  | {
      readonly kind: 'change';
      /** The value after our work, where the one before is 100. */
      readonly after: number;
      /** Lengths of the bars of 100 and of `after`, in viewBox units. */
      readonly lengths: readonly [number, number];
    }
  | {
      readonly kind: 'grid';
      /** The share as a number of ten fields. */
      readonly reached: number;
    };

/** The length of a bar of 100, in viewBox units. It is the same in all charts, so that their bars can be compared. */
const hundred = 105;

/**
 * @param value the claim that is drawn: `+156%` is a rise from 100 to 256, `80%` is 8 of 10
 * @throws if the claim is no percentage
 */
export function kpiChart(kind: KpiChart, value: string): KpiChartGeometry {
  if (!/^[+-]?\d+%$/.test(value)) throw new Error(`Key figure "${value}" is no percentage.`);
  const percent = parseInt(value);
  if (kind === 'grid') return { kind, reached: Math.round(percent / 10) };
  const after = 100 + percent;
  return { kind, after, lengths: [hundred, Math.round((hundred * after) / 100)] };
}

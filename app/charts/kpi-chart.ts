/**
 * The geometry of the charts of the key figures. Small, because it runs in the browser: the landing page has no
 * route data.
 */
import type { KpiChart } from '#app/content/home.ts';

export type KpiChartGeometry =
  | {
      readonly kind: 'line' | 'pair';
      /** The value after our work, where the one before is 100. */
      readonly after: number;
      /** Heights of 100 and of `after` in the chart, in viewBox units from its top. */
      readonly y: readonly [number, number];
    }
  | {
      readonly kind: 'grid';
      /** The share as a number of ten fields. */
      readonly reached: number;
    };

/** The baseline and the highest point of a chart, in viewBox units from the top of its box of 320 by 140. */
const ground = 108;
const top = 34;

/**
 * @param value the claim that is drawn: `+156%` is a rise from 100 to 256, `80%` is 8 of 10
 * @throws if the claim is no percentage
 */
export function kpiChart(kind: KpiChart, value: string): KpiChartGeometry {
  if (!/^[+-]?\d+%$/.test(value)) throw new Error(`Key figure "${value}" is no percentage.`);
  const percent = parseInt(value);
  if (kind === 'grid') return { kind, reached: Math.round(percent / 10) };
  const after = 100 + percent;
  const y = (height: number) =>
    Math.round(ground - ((ground - top) * height) / Math.max(100, after));
  return { kind, after, y: [y(100), y(after)] };
}

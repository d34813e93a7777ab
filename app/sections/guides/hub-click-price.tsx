import { useEffect, useRef, useState } from 'react';
import type { ClickPrice } from '#app/guides/page.ts';
import { SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './hub-click-price.module.css';

/** A circle in each cell of a grid. */
const dots = (cells: readonly (readonly [x: number, y: number])[]) =>
  cells.map(([x, y]) => `M${x + 0.1} ${y + 0.5}a.4.4 0 1 1 .8 0 .4.4 0 1 1-.8 0`).join('');

/** The cells of a row for each call, with a column for each click. The last column is apart. */
const grid = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, cell): [number, number] => [
    cell % columns,
    Math.floor(cell / columns),
  ]);

const dollars = (amount: number) => `$${amount.toFixed(2).replace('.00', '')}`;

/** Three sliders, and the highest price of a click that they give. A dot is a click, and a row of dots is a call. */
export function HubClickPrice({ sum }: { readonly sum: ClickPrice }) {
  const { title, lead, numbers, result, clicks: unit, link } = sum;
  const sliders = useRef<HTMLDivElement>(null);
  const [set, setNumbers] = useState(() => numbers.map(({ start }) => start));
  const [pay = 0, clicks = 1, calls = 1] = set;
  const read = () =>
    setNumbers([...sliders.current!.querySelectorAll('input')].map((one) => one.valueAsNumber));
  // What was set before hydration.
  useEffect(read, []);
  const [, { max: columns }, { max: rows }] = numbers;
  const cells = grid(clicks, calls);
  return (
    <div className={styles.sum} data-tone="band">
      <SectionHead title={title} lead={lead} />
      <div ref={sliders} className={styles.sliders}>
        {numbers.map(({ label, start, ...range }, place) => (
          <label key={label}>
            {label} <b>{place ? set[place] : dollars(pay)}</b>
            <input type="range" {...range} defaultValue={start} onChange={read} />
          </label>
        ))}
      </div>
      <div className={styles.result}>
        <output>
          <b>{dollars(pay / cells.length)}</b> {result}
        </output>
        <svg viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
          <path d={dots(grid(columns, rows))} />
          <path d={dots(cells)} />
          <path d={dots(cells.filter(([x]) => x === clicks - 1))} />
          <path d={dots([[clicks - 1, calls - 1]])} />
        </svg>
        <p>
          {clicks} × {calls} = {cells.length} {unit}
        </p>
        <SiteLink to={link.to}>{link.label}</SiteLink>
      </div>
    </div>
  );
}

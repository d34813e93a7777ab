import { useEffect, useRef, useState } from 'react';
import type { ClickPrice } from '#app/guides/page.ts';
import { SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './hub-click-price.module.css';

/** The size of the price of a job in the picture. Its clicks divide it. */
const [width, height] = [20, 8];

/** A block for each click, in rows for the calls. */
const blocksOf = (clicks: number, calls: number) => {
  const [across, down] = [width / clicks, height / calls];
  return Array.from({ length: clicks * calls }, (_, place) => {
    const [x, y] = [(place % clicks) * across, Math.floor(place / clicks) * down];
    return `M${x + 0.3} ${y + 0.3}h${across - 0.6}v${down - 0.6}h${0.6 - across}z`;
  });
};

/** Path data in a box of 11. */
const cursor = 'M2.5 0 9.5 6.5H6L7.8 10.3 6 11 4.4 7.2 2.5 9.3Z';
const phone = 'M3 0H8Q9 0 9 1V10Q9 11 8 11H3Q2 11 2 10V1Q2 0 3 0ZM3.2 1.4V8.6H7.8V1.4Z';
const van =
  'M0 3H6.5V8.5H0ZM7 4.5H9L11 6.5V8.5H7ZM1 8.5a1.4 1.4 0 1 0 2.8 0m3.4 0a1.4 1.4 0 1 0 2.8 0';

const dollars = (amount: number) => `$${amount.toFixed(2).replace('.00', '')}`;

/** Three sliders, and the highest price of a click that they give. A block is a click, and a row of blocks is a call. */
export function HubClickPrice({ sum }: { readonly sum: ClickPrice }) {
  const { title, lead, numbers, result, clicks: unit, link } = sum;
  const sliders = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(() => numbers.map(({ start }) => start));
  const [pay = 0, clicks = 1, calls = 1] = values;
  const read = () =>
    setValues([...sliders.current!.querySelectorAll('input')].map((one) => one.valueAsNumber));
  // What was set before hydration.
  useEffect(read, []);
  const blocks = blocksOf(clicks, calls);
  const [across, down] = [width / clicks, height / calls];
  const lastColumn = width - across;
  // The last block of a row is a call, and the last call is the job.
  const icons = [
    { icon: cursor, x: 0, y: 0, columns: clicks - 1, rows: calls },
    { icon: phone, x: lastColumn, y: 0, columns: 1, rows: calls - 1 },
    { icon: van, x: lastColumn, y: height - down, columns: 1, rows: 1 },
  ];
  return (
    <div className={styles.sum} data-tone="band">
      <SectionHead title={title} lead={lead} />
      <div ref={sliders} className={styles.sliders}>
        {numbers.map(({ label, start, ...range }, place) => (
          <label key={label}>
            {label} <b>{place ? values[place] : dollars(pay)}</b>
            <input type="range" {...range} defaultValue={start} onChange={read} />
          </label>
        ))}
      </div>
      <div className={styles.result}>
        <output>
          <b>{dollars(pay / blocks.length)}</b> {result}
        </output>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path d={blocks.join('')} />
          <path d={blocks.filter((_, place) => (place + 1) % clicks === 0).join('')} />
          <path d={blocks.at(-1)} />
          {icons.map(({ icon, x, y, columns, rows }, place) => (
            <g key={icon}>
              <pattern
                id={`icon-${place}`}
                width={across}
                height={down}
                patternUnits="userSpaceOnUse"
                viewBox="-5 -5 21 21"
              >
                <path d={icon} />
              </pattern>
              <rect
                x={x}
                y={y}
                width={across * columns}
                height={down * rows}
                fill={`url(#icon-${place})`}
              />
            </g>
          ))}
        </svg>
        <p>
          {clicks} × {calls} = {blocks.length} {unit}
        </p>
        <SiteLink to={link.to}>{link.label}</SiteLink>
      </div>
    </div>
  );
}

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

const dollars = (amount: number) => `$${amount.toFixed(2).replace('.00', '')}`;

/** Three sliders, and the highest price of a click that they give. A block is a click, and a row of blocks is a call. */
export function HubClickPrice({ sum }: { readonly sum: ClickPrice }) {
  const { title, lead, numbers, result, clicks: unit, link } = sum;
  const sliders = useRef<HTMLDivElement>(null);
  const [set, setNumbers] = useState(() => numbers.map(({ start }) => start));
  const [pay = 0, clicks = 1, calls = 1] = set;
  const read = () =>
    setNumbers([...sliders.current!.querySelectorAll('input')].map((one) => one.valueAsNumber));
  // What was set before hydration.
  useEffect(read, []);
  const blocks = blocksOf(clicks, calls);
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
          <b>{dollars(pay / blocks.length)}</b> {result}
        </output>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path d={blocks.join('')} />
          <path d={blocks.filter((_, place) => (place + 1) % clicks === 0).join('')} />
          <path d={blocks.at(-1)} />
        </svg>
        <p>
          {clicks} × {calls} = {blocks.length} {unit}
        </p>
        <SiteLink to={link.to}>{link.label}</SiteLink>
      </div>
    </div>
  );
}

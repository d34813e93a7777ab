import { useEffect, useRef } from 'react';
import type { Climb, Trade } from '#app/content/climb.ts';
import { usePendingPart } from '#app/hooks/use-pending-part.ts';
import { describeWeek, lastWeek } from '#app/lib/climb-week.ts';
import styles from './climb-control.module.css';
import { useVisitorShop } from './use-visitor-shop.ts';
import { initialShop, visitorShop } from './visitor-shop.ts';

/** Milliseconds after the last change before it is written to the address. */
const writeDelay = 400;

/** Chooses the week and the trade that the hill shows, and describes that week. Hidden without scripts. */
export function ClimbControl({ climb }: { readonly climb: Climb }) {
  const { trade, week } = useVisitorShop();
  const slider = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const shown = describeWeek(climb, climb.trades[trade], week);

  useEffect(() => {
    // The values of the address, or those chosen before hydration. The slider keeps a week in its range.
    const query = new URLSearchParams(location.search);
    const weeks = slider.current!;
    weeks.value = String(parseInt(query.get('week') ?? weeks.value) || 0);
    chooseTrade(climb, query.get('trade') ?? select.current!.value);
    visitorShop.set({ week: weeks.valueAsNumber });
    return () => visitorShop.set(initialShop);
  }, [climb]);
  useEffect(() => {
    const weeks = slider.current!;
    weeks.value = `${week}`;
    // Fills the track up to the week. The policy allows no style attribute, so scripts set it.
    weeks.style.setProperty('--week', `${week}`);
    select.current!.value = trade;
    const timer = setTimeout(writeAddress, writeDelay);
    return () => clearTimeout(timer);
  }, [trade, week]);

  return (
    <section className={styles.control} aria-label={climb.title} {...usePendingPart()}>
      <h2>{climb.title}</h2>
      <label className={styles.trade}>
        {climb.labels.trade}
        <select
          ref={select}
          defaultValue={trade}
          onChange={(event) => chooseTrade(climb, event.target.value)}
        >
          {Object.entries(climb.trades).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.weeks}>
        <input
          ref={slider}
          type="range"
          max={lastWeek}
          defaultValue={0}
          aria-label={climb.labels.week}
          aria-valuetext={shown.headline}
          onChange={(event) => visitorShop.set({ week: event.target.valueAsNumber })}
        />
        {climb.stated.map(({ when, what, week: stated }) => (
          <button key={when} type="button" onClick={() => visitorShop.set({ week: stated })}>
            <b>{when}</b> {what}
          </button>
        ))}
      </div>
      <div className={styles.caption}>
        {/* The headline says it as well. */}
        <span className={styles.rank} aria-hidden>
          {shown.rank}
        </span>
        <p className={styles.headline}>{shown.headline}</p>
        {(['doing', 'seen'] as const).map((part) => (
          // A translator replaces text nodes, so each text has an element of its own.
          <p key={part}>
            <b>{climb.labels[part]}</b> <span>{shown[part]}</span>
          </p>
        ))}
      </div>
      <p>{climb.note}</p>
    </section>
  );
}

/** Sets the trade. Ignores a name that is not in the list: the address may have any. */
function chooseTrade({ trades }: Climb, trade: string) {
  if (Object.hasOwn(trades, trade)) visitorShop.set({ trade: trade as Trade });
}

/**
 * Writes week and trade to the query, so that the address can be shared and reloaded. The typed name is never
 * written. The router is not used, because it would render the whole page again.
 */
function writeAddress() {
  // The address may already be that of the next page, which is still rendering.
  if (location.pathname !== '/') return;
  const { trade, week } = visitorShop.get();
  const query = new URLSearchParams(location.search);
  if (trade === initialShop.trade && !week && !query.has('week')) return;
  query.set('trade', trade);
  query.set('week', `${week}`);
  history.replaceState(history.state, '', `?${query}${location.hash}`);
}

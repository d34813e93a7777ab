import { useRef } from 'react';
import type { StepsWords } from '#app/guides/words.ts';
import { useTicks } from '#app/hooks/use-ticks.ts';
import { TickBox } from './tick-box.tsx';
import styles from './prerequisites.module.css';

type PrerequisitesProps = {
  /** The key under which the ticks are stored. */
  readonly slug: string;
  readonly items: readonly string[];
  readonly words: StepsWords['prerequisites'];
};

/** The prerequisites of the steps. Ticks are stored on this device only. */
export function Prerequisites({ slug, items, words }: PrerequisitesProps) {
  const list = useRef<HTMLUListElement>(null);
  const { ticked, set } = useTicks(`pack:${slug}`, items, list);
  return (
    <section className={styles.band} data-tone="sand" aria-labelledby="pack">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="pack">{words.title}</h2>
          <p>{words.lead}</p>
        </div>
        <ul ref={list}>
          {items.map((item) => (
            <li key={item}>
              <label>
                <TickBox value={item} checked={ticked.has(item)} onTick={set} />
                <span>{item}</span>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

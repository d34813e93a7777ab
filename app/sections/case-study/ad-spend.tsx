import type { SpendChange } from '#app/content/study-summary.ts';
import type { Panel } from '#app/content/entities.ts';
import { moments, type Moment } from '#app/lib/moments.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './ad-spend.module.css';

type AdSpendProps = {
  readonly change: SpendChange;
  /** The names of the moments. */
  readonly names: Readonly<Record<Moment, string>>;
  /** The color of the ground. */
  readonly panel: Panel;
};

/** A month of ad money before and after: both sums above a picture. */
export function AdSpend({ change, names, panel }: AdSpendProps) {
  return (
    <figure className={styles.change} data-panel={panel}>
      <Picture {...change.picture} className={styles.picture} />
      <figcaption>{change.scale}</figcaption>
      {moments.map((moment) => {
        const { total, figures } = change[moment];
        return (
          <div key={moment}>
            <p className={styles.total}>
              <b>{total}</b> {names[moment]}
            </p>
            <ul className={styles.figures}>
              {figures.map(({ figure, text, kind }) => (
                <li key={kind} data-kind={kind}>
                  <b>{figure}</b> {text}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </figure>
  );
}

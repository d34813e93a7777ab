import { amountOf } from '#app/lib/amount-of.ts';
import styles from './amount-marks.module.css';

/** The number of marks that fit in a cell, and the distance between two in viewBox units. */
const [most, pitch] = [40, 6];
/** The marks after a number that has more: they fade out. */
const more = 4;

/** An amount as a row of marks, as long as it is. All cells have one scale, so that a table compares. */
export function AmountMarks({ value }: { readonly value: string }) {
  const amount = amountOf(value);
  if (!amount) return null;
  const { open } = amount;
  const count = Math.min(amount.count + (open ? more : 0), most);
  const length = count * pitch;
  return (
    <svg
      className={styles.marks}
      data-fades={open ? (amount.count > most ? 'endless' : 'more') : undefined}
      viewBox={`0 0 ${length} 24`}
      width={`${(count / most) * 100}%`}
      aria-hidden="true"
    >
      <path d={`M0 12H${length}`} />
    </svg>
  );
}

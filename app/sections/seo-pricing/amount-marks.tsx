import { amountOf } from '#app/lib/amount-of.ts';
import styles from './amount-marks.module.css';

/** The number of marks that fit in a cell, and the distance between two in viewBox units. */
const [most, pitch] = [36, 7];

/** An amount as a row of marks. All cells have one scale, so that the rows of a table compare. */
export function AmountMarks({ value }: { readonly value: string }) {
  const amount = amountOf(value);
  if (!amount) return null;
  const { open } = amount;
  const count = Math.min(amount.count, most);
  const line = (from: number, to: number) => `M${from * pitch} 12H${to * pitch - 1}`;
  return (
    <svg
      className={styles.marks}
      data-open={open || undefined}
      viewBox={`0 0 ${most * pitch} 24`}
      aria-hidden="true"
    >
      <path d={line(0, count)} />
      {open && count < most && <path d={line(count, most)} className={styles.more} />}
    </svg>
  );
}

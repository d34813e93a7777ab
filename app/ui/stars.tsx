import { rating } from '#app/content/interface.ts';
import styles from './stars.module.css';

const star = 'l2.5 5.3 5.8.7-4.3 4 1.1 5.8-5.1-2.9-5.1 2.9 1.1-5.8-4.3-4 5.8-.7z';

/** A rating out of five, with a text alternative. */
export function Stars({ count }: { readonly count: 1 | 2 | 3 | 4 | 5 }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an svg element has no role of its own
    <svg className={styles.stars} viewBox="0 0 100 20" role="img" aria-label={rating(count)}>
      <path d={`M10 1.6${star}${`m20 0${star}`.repeat(count - 1)}`} />
    </svg>
  );
}

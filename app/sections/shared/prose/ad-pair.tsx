import type { AdPair as Pair } from '#app/guides/prose.ts';
import { ProseFigure } from './prose-figure.tsx';
import { ShareBar } from './worked-sum.tsx';
import styles from './ad-pair.module.css';

/**
 * Two ads for the same searches, as a search page shows them. Below them each number of one ad is opposite that of the
 * other, with a bar to compare them. The last numbers are what a result costs.
 */
export function AdPair({ title, business, ads, rows }: Pair) {
  return (
    <ProseFigure title={title} note="Each row of bars has its own scale.">
      <ul className={styles.ads}>
        {ads.map((ad) => (
          <li key={ad.title}>
            <b>{ad.title}</b>
            <div>
              <b>{business}</b> <small>Sponsored</small> <strong>{ad.headline}</strong>
              <p>{ad.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <ol>
        {rows.map(({ label, sums }) => (
          <li key={label}>
            <b>{label}</b>
            {sums.map(({ ad, shown, note, length }) => (
              <p key={ad}>
                <small>{ad}</small> <strong>{shown}</strong> <span>{note}</span>
                <ShareBar length={length} />
              </p>
            ))}
          </li>
        ))}
      </ol>
    </ProseFigure>
  );
}

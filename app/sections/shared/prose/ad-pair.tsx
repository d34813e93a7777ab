import type { AdPair as Pair } from '#app/guides/prose.ts';
import { ProseFigure } from './prose-figure.tsx';
import styles from './ad-pair.module.css';

/**
 * Two ads for the same searches, as a search page shows them. Below them each number of one ad, if they have any, is
 * opposite that of the other. The last numbers are what a result costs.
 */
export function AdPair({ title, scale, business, ads, rows }: Pair) {
  return (
    <ProseFigure title={title} scale={scale}>
      <ul className={styles.ads}>
        {ads.map((ad) => (
          <li key={ad.title}>
            <b>{ad.title}</b>
            <div>
              <b>{business}</b> <small>Sponsored</small> <strong>{ad.headline}</strong>
              <p>{ad.text}</p>
            </div>
            {ad.why && <p>{ad.why}</p>}
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <ol>
          {rows.map(({ label, sums }) => (
            <li key={label}>
              <b>{label}</b>
              {sums.map(({ ad, shown, note, length }) => (
                <p key={ad}>
                  <small>{ad}</small> <strong>{shown}</strong> <span>{note}</span>
                  {length && (
                    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                      <rect width={length} height="10" />
                    </svg>
                  )}
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </ProseFigure>
  );
}

import type { AdPair as Pair } from '#app/guides/prose.ts';
import { ProseFigure } from './prose-figure.tsx';
import { SumSteps } from './worked-sum.tsx';
import styles from './ad-pair.module.css';

/** Two ads for the same searches, as a search page shows them, each above the sum of what it costs. */
export function AdPair({ pair }: { readonly pair: Pair }) {
  return (
    <ProseFigure title={pair.title}>
      <ul className={styles.pair}>
        {pair.ads.map((ad) => (
          <li key={ad.title}>
            <b>{ad.title}</b>
            <div>
              <b>{pair.business}</b> <small>Sponsored</small> <strong>{ad.headline}</strong>
              <p>{ad.text}</p>
            </div>
            <SumSteps sum={ad} />
          </li>
        ))}
      </ul>
    </ProseFigure>
  );
}

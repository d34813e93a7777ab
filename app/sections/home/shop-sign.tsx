import type { Climb, Trade } from '#app/content/climb.ts';
import { signSize } from '#app/lib/sign-text.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './shop-sign.module.css';

type ShopSignProps = {
  readonly climb: Climb;
  readonly trade: Trade;
  /** Lettering that fits the board: see `useShopName`. */
  readonly name: string;
};

/** The shop of the visitor, with a name on the board of its roof. As wide as its container. */
export function ShopSign({ climb, trade, name }: ShopSignProps) {
  const { piece, sign, boards } = climb.hill;
  const [width, height] = sign.size;
  return (
    <div className={styles.shop}>
      <Picture picture={climb.trades[trade].shop} alt="" />
      <svg viewBox={`0 0 ${piece.box.join(' ')}`} aria-hidden="true">
        <g transform={`matrix(${[...sign.axes, ...boards[trade]].join(' ')})`}>
          <text
            x={width / 2}
            y={height / 2}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={signSize(name, width - 10, 17)}
          >
            {name}
          </text>
        </g>
      </svg>
    </div>
  );
}

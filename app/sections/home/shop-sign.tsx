import type { Climb, Trade } from '#app/content/climb.ts';
import { signSize, signText } from '#app/lib/sign-text.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './shop-sign.module.css';

type ShopSignProps = {
  readonly climb: Climb;
  readonly trade: Trade;
  /** What the visitor typed. The sign shows only its first letters, as text. */
  readonly typed: string;
};

/** The shop of the visitor, with a name on the board of its roof. As wide as its container. */
export function ShopSign({ climb, trade, typed }: ShopSignProps) {
  const { piece, sign, boards } = climb.hill;
  const [width = 0, height = 0] = sign.size;
  const name = signText(typed) || climb.unnamed;
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

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { hillCoordinates } from '#app/assets/hill-coordinates.ts';
import type { Climb } from '#app/content/climb.ts';
import type { Picture as PictureFile } from '#app/content/entities.ts';
import { afterFirstInput } from '#app/browser/first-input.ts';
import { loadFullStylesheet } from '#app/browser/full-stylesheet.ts';
import { isDark } from '#app/browser/theme.ts';
import { placesInWeek } from '#app/lib/climb-week.ts';
import { darkAddress } from '#app/lib/dark-address.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './hill-scene.module.css';
import { ShopSign } from './shop-sign.tsx';
import { useShopName, useVisitorShop } from './use-visitor-shop.ts';
import { initialShop, visitorShop } from './visitor-shop.ts';

/** One percent of the width of the hill's picture, in its pixels. */
const percent = hillCoordinates.width / 100;
/** Distance from the tip of the visitor's pin down to that of a rival's, which has no board, in pixels of the hill. */
const toRoof = 24;

/**
 * The hill with shops that change places, over the still picture. Its parts are loaded at the visitor's first
 * input. It shows once they are there, and the visitor has typed or chosen something.
 */
export function HillScene({ climb }: { readonly climb: Climb }) {
  const { typed, trade: wanted, week } = useVisitorShop();
  const name = useShopName(climb);
  const isPlayed = Boolean(typed.trim() || week || wanted !== initialShop.trade);
  const [mayLoad, setMayLoad] = useState(false);
  // The trade whose pictures are loaded. It changes only after the pictures of another trade have loaded.
  const [trade, setTrade] = useState<typeof wanted>();

  useEffect(() => afterFirstInput(() => setMayLoad(true)), []);
  useEffect(() => {
    if (!mayLoad && !isPlayed) return;
    const { ground, pin, pinOfRival } = climb.pictures;
    const { shop, rival } = climb.trades[wanted];
    Promise.all([loadFullStylesheet(), ...[ground, pin, pinOfRival, shop, rival].map(load)]).then(
      () => visitorShop.get().trade === wanted && setTrade(wanted),
      console.warn,
    );
  }, [climb, isPlayed, mayLoad, wanted]);

  useEffect(() => {
    if (!trade) return;
    visitorShop.set({ drawing: <ShopSign climb={climb} trade={trade} name={name} /> });
  }, [climb, trade, name]);

  if (!trade) return null;
  const { piece, sign, boards, pin } = climb.hill;
  const { ground, pin: visitorPin, pinOfRival } = climb.pictures;
  const { rival, search } = climb.trades[trade];
  const tipX = boards[trade][0] + sign.tip[0];
  const tipY = boards[trade][1] + sign.tip[1];
  return (
    <div className={styles.scene} data-shown={isPlayed || undefined} aria-hidden="true">
      <Picture picture={ground} alt="" />
      <p>
        <b>{name}</b> {search}
      </p>
      {/* The visitor's shop is 0, the others are rivals. */}
      {placesInWeek(week).map((place, shop) => {
        const [x, y, depth] = climb.hill.places[place - 1] ?? [0, 0, 0];
        const left = x - piece.anchor[0];
        const top = y - piece.anchor[1];
        if (shop > 0) {
          return [
            <Piece key={shop} left={left} top={top} depth={2 * depth}>
              <Picture picture={rival} alt="" />
            </Piece>,
            <Piece
              key={-shop}
              className={styles.pinOfRival}
              left={x - pin.anchor[0]}
              top={top + tipY + toRoof - pin.anchor[1]}
              depth={30}
            >
              <Picture picture={pinOfRival} alt="" />
              <b>{place}</b>
            </Piece>,
          ];
        }
        // At equal depth, while two shops pass each other, the visitor's is in front.
        return [
          <Piece key="shop" className={styles.visitor} left={left} top={top} depth={2 * depth + 1}>
            <ShopSign climb={climb} trade={trade} name={name} />
          </Piece>,
          <Piece key="pin" className={styles.visitor} left={left} top={top} depth={40}>
            <Piece
              className={styles.pin}
              left={tipX - pin.anchor[0]}
              top={tipY - pin.anchor[1]}
              depth={0}
            >
              <Picture picture={visitorPin} alt="" />
              <b>{place}</b>
              {/* To the left of the pin it covers no other pin. In place 8 the form is there, so it is above. */}
              <span className={place === 8 ? styles.above : undefined}>{search}</span>
            </Piece>
          </Piece>,
        ];
      })}
    </div>
  );
}

type PieceProps = {
  readonly className?: string | undefined;
  /** Its corner in pixels of the hill's picture. */
  readonly left: number;
  readonly top: number;
  /** A greater depth is nearer to the visitor. */
  readonly depth: number;
  readonly children: ReactNode;
};

/** A part of the scene that slides to its place. The policy allows no style attribute, so scripts place it. */
function Piece({ className = '', left, top, depth, children }: PieceProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = element.current!;
    style.translate = `${left / percent}cqw ${top / percent}cqw`;
    style.zIndex = `${depth}`;
  }, [left, top, depth]);
  return (
    <div ref={element} className={`${styles.piece} ${className}`}>
      {children}
    </div>
  );
}

/** Fetches the version of a picture that the theme shows. */
function load({ src, dark }: PictureFile): Promise<void> {
  const image = new Image();
  image.src = dark && isDark() ? darkAddress(src) : src;
  return image.decode();
}

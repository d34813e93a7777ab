import { keysOf } from '#app/lib/record.ts';
import { blue, orange } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { piecePicture, pinPicture, rival, trades, visitorsShop } from '../../kit/hill.ts';

/** What moves on the hill: for each trade the visitor's shop and a rival's, and two empty pins. */
export const pictures: Readonly<Record<string, Picture>> = {
  ...Object.fromEntries(
    keysOf(trades).flatMap((trade) => [
      [`hill-shop-${trade}`, piecePicture(visitorsShop(trade))],
      [`hill-rival-${trade}`, piecePicture(rival(trade))],
    ]),
  ),
  'hill-pin': pinPicture(orange[500]),
  'hill-pin-rival': pinPicture(blue[200]),
};

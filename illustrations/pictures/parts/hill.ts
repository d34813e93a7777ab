import { blue, orange } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import {
  type Trade,
  piecePicture,
  pinPicture,
  rival,
  trades,
  visitorsShop,
} from '../../kit/hill.ts';

/** What moves on the hill: for each trade the visitor's shop and a rival's, and two empty pins. */
export const pictures: Readonly<Record<string, Picture>> = {
  ...Object.fromEntries(
    (Object.keys(trades) as readonly Trade[]).flatMap((trade) => [
      [`hill-shop-${trade}`, piecePicture(visitorsShop(trade))],
      [`hill-rival-${trade}`, piecePicture(rival(trade))],
    ]),
  ),
  'hill-pin': pinPicture(orange[500]),
  'hill-pin-rival': pinPicture(blue[200]),
};

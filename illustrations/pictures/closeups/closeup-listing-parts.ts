/**
 * The opening of the local SEO glossary, 600 by 640. The field `parts` of the glossary names the numbers in
 * the same order.
 */
import type { Color } from '../../drawing/color.ts';
import { type Paint, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, leaf, orange, paper, white } from '../../drawing/ramps.ts';
import { mapPin, shopThumb, stars, text, ui } from '../../kit/interface.ts';
import { left, numberedParts, wideSheet, width } from '../../kit/numbered-parts.ts';

const x = left + 28;
const right = left + width;
/** The upper part of the sheet, with its round corners. */
const map = `M${left} 146V36Q${left} 14 ${left + 22} 14H${right - 22}Q${right} 14 ${right} 36V146Z`;

/** Surfaces whose dark versions need colors of their own. */
type Surfaces = {
  readonly land: Paint;
  readonly water: Paint;
  readonly park: Paint;
  readonly road: Paint;
  readonly mark: Paint;
  readonly divider: Partial<Paint>;
  readonly hours: Color;
  readonly line?: Partial<Paint>;
};

/** The profile with the surfaces of one theme. */
export const listingParts = ({ land, water, park, road, mark, divider, hours, line }: Surfaces) =>
  numberedParts(
    'The profile of Tamarack Lane Bakery under a map with its pin: photo, stars, category, a feature, address, phone and holiday hours',
    [
      wideSheet(14, 600),
      path(map, land),
      path(`M${left} 146V92Q${left + 120} 74 ${left + 170} 146Z`, water),
      path(
        `M${left + 372} 14H${right - 22}Q${right} 14 ${right} 36V98Q${left + 400} 96 ${left + 372} 14Z`,
        park,
      ),
      // Streets are filled, so that they end at the edges of the map.
      path(`M${left} 52L${right} 104V118L${left} 66Z`, road),
      path(`M${left + 207} 14h14L${left + 203} 146h-14ZM${left + 323} 14h14V146h-14Z`, road),
      mapPin(left + 202, 126, '', 1.8, true),

      shopThumb(x, 170, blue[100], orange[400], 1.4),
      text(x + 120, 212, 'Tamarack Lane', 36, { face: 'gabarito-800' }),
      text(x + 120, 252, 'Bakery', 36, { face: 'gabarito-800' }),
      stars(x + 10, 306, 4, 1.9),
      text(x + 174, 315, '38 reviews', 28),
      text(x, 376, 'Bakery', 28),
      text(x, 434, 'Step-free entrance', 28),
      [334, 392, 450, 544].map((y) => stroke(`M${x} ${y}h${width - 56}`, ui.line, 1.5, divider)),
      text(x, 490, '214 Tamarack Lane', 28),
      text(x, 527, '(218) 555-0142', 28, { face: 'figtree-700' }),
      rect(x - 10, 558, width - 36, 42, mark, 10),
      text(x, 588, 'December 24: 5 to 11 a.m.', 28, { color: hours }),
    ],
    [
      [78, 166],
      [219, 28],
      [305, 16],
      [367, 16],
      [425, 16],
      [500, 16],
      [579, 18],
    ],
    line,
  );

export const picture = listingParts({
  land: { fill: paper[200] },
  water: { fill: blue[200] },
  park: { fill: leaf[100] },
  road: { fill: white },
  mark: { fill: orange[100] },
  divider: {},
  hours: ui.ink,
});

/**
 * The opening of the website design glossary, 600 by 640. The field `parts` of the glossary names the numbers
 * in the same order.
 */
import { circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, leaf, orange, white } from '../../drawing/ramps.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';
import { left, numberedParts, wideSheet, width } from '../../kit/numbered-parts.ts';

const x = left + 28;
const right = left + width;

export const picture = numberedParts(
  'The website of Saguaro Street PT in a browser: icon, address, menu, opening, button, license number and a form',
  [
    wideSheet(14, 700),
    // The bar of the browser, with a tab and the address.
    path(
      `M${left} 138V36Q${left} 14 ${left + 22} 14H${right - 22}Q${right} 14 ${right} 36V138Z`,
      blue[200],
    ),
    path(
      `M${x - 8} 76V40Q${x - 8} 26 ${x + 6} 26H${x + 266}Q${x + 280} 26 ${x + 280} 40V76Z`,
      white,
    ),
    rect(x + 8, 36, 30, 30, leaf[600], 8),
    stroke(`M${x + 23} 61V42M${x + 16} 48V52H${x + 23}M${x + 30} 45V55H${x + 23}`, white, 4),
    text(x + 50, 60, 'Saguaro Street PT', 25, { face: 'figtree-600' }),
    rect(left, 76, width, 62, white),
    rect(x - 12, 86, width - 32, 44, blue[50], 22),
    text(x + 8, 116, 'saguarostreetpt.example', 26),

    hairlines(left, width, [138, 196]),
    text(x, 177, 'Saguaro', 27, { face: 'gabarito-800' }),
    text(x + 164, 177, 'Treatments', 26, { face: 'figtree-600' }),
    text(x + 322, 177, 'Team', 26, { face: 'figtree-600' }),
    text(x + 410, 177, 'Call', 26, { face: 'figtree-600' }),

    rect(left, 198, width, 232, blue[700]),
    text(x, 262, 'Physical therapy', 42, { face: 'gabarito-800', color: white }),
    text(x, 306, 'in downtown Tucson', 28, { color: white }),
    rect(x, 334, 288, 68, orange[500], 16),
    text(x + 144, 377, 'See times and book', 29, {
      face: 'figtree-700',
      color: blue[950],
      anchor: 'middle',
    }),
    circle(right - 78, 352, 46, blue[500]),
    circle(right - 78, 336, 15, white),
    path(`M${right - 108} 384a30 30 0 0 1 60 0Z`, white),

    circle(x + 17, 467, 17, leaf[600]),
    stroke(`M${x + 9} 467l6 7l11-13`, white, 4.5),
    text(x + 48, 476, 'Arizona license PT-10427', 27),
    hairlines(x, width - 56, [502]),
    text(x, 546, 'Phone', 27, { face: 'figtree-600' }),
    rect(x, 562, width - 56, 62, { fill: white, stroke: ui.inkSoft, strokeWidth: 3 }, 14),
    text(x + 20, 602, '(520) 5|', 27),
  ],
  [
    [51, 36],
    [108, 16],
    [168, 16],
    [252, 16],
    [368, 28],
    [467, 28],
    [593, 28],
  ],
);

export const night = 'screen';

import { at, rect } from '../../drawing/drawing.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { adChip, eye, pointer, pressMarks, text, ui } from '../../kit/interface.ts';

/** The ad, and below it the two lines of the bill. */
export const picture: Picture = {
  title: 'The ad of a shop: it costs nothing when seen and is paid when clicked',
  width: 400,
  height: 300,
  drawing: [
    rect(0, 0, 400, 300, ui.ground),
    rect(14, 14, 372, 134, { fill: orange[100], stroke: orange[500], strokeWidth: 3 }, 18),
    adChip(34, 32, 1.2),
    text(34, 105, 'Your Shop', 36, { face: 'gabarito-800', color: blue[700] }),
    text(34, 133, 'Brakes fixed today.', 20, { color: ui.inkSoft }),
    pressMarks(262, 70),
    at(262, 72, pointer(), 1.1),
    rect(14, 162, 372, 124, { fill: white, stroke: ui.line, strokeWidth: 2 }, 18),
    at(50, 194, eye(ui.inkSoft), 0.8),
    text(84, 202, 'Seen', 23, { color: ui.inkSoft }),
    text(364, 202, '$0', 24, { face: 'gabarito-700', anchor: 'end' }),
    rect(22, 224, 356, 54, orange[500], 12),
    at(40, 236, pointer(), 0.52),
    text(84, 259, 'Clicked', 23, { face: 'figtree-700', color: blue[950] }),
    text(364, 259, 'Paid', 24, { face: 'gabarito-800', color: blue[950], anchor: 'end' }),
  ],
};

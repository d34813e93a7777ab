import { type Paint, circle, rect, stroke } from '../../drawing/drawing.ts';
import { blue, butter, white } from '../../drawing/ramps.ts';
import { hairlines, label, text, ui } from '../../kit/interface.ts';
import { left, numberedParts, wideSheet, width } from '../../kit/numbered-parts.ts';

const x = left + 28;

/** The picture, with the color of the written answer. */
export const resultsParts = (answer: Paint) =>
  numberedParts(
    'The results for “furnace banging”: a written answer with its source, the result of Kestrel Heating, and two more questions',
    [
      rect(left, 14, width, 68, { fill: white, stroke: ui.line, strokeWidth: 3 }, 34),
      circle(left + 42, 46, 12, { fill: 'none', stroke: ui.inkSoft, strokeWidth: 5 }),
      stroke(`M${left + 51} 55L${left + 61} 65`, ui.inkSoft, 5),
      text(left + 84, 58, 'furnace banging', 30),

      rect(left, 102, width, 164, answer, 22),
      text(x, 148, 'A bang at the start can mean', 27),
      text(x, 182, 'that gas lights too late.', 27),
      rect(x, 202, 236, 46, white, 23),
      circle(x + 24, 225, 12, blue[500]),
      text(x + 46, 234, 'Kestrel Heating', 25, { face: 'figtree-600', color: blue[700] }),

      wideSheet(286, 206),
      label(x, 326, 'kestrelheating.example', 25),
      text(x, 382, 'Furnace banging? Six causes', 35, { face: 'gabarito-700', color: blue[700] }),
      text(x, 426, 'Which noises can wait, which', 27),
      text(x, 460, 'can’t, and what a repair costs.', 27),

      wideSheet(512, 150),
      text(x, 558, 'Is a banging furnace safe?', 27, { face: 'figtree-600' }),
      text(x, 620, 'How long does a furnace last?', 27, { face: 'figtree-600' }),
      hairlines(x, width - 56, [580]),
      [548, 610].map((y) => stroke(`M${left + width - 54} ${y - 4}l10 10l10-10`, ui.inkSoft, 5)),
    ],
    [
      [138, 16],
      [225, 28],
      [313, 16],
      [372, 16],
      [434, 16],
      [549, 16],
    ],
  );

export const picture = resultsParts({ fill: butter[200] });

/** The end of the case studies that are summaries: the client of the page on a step, and a flag that goes up on the next. */
import { type Drawing, at, circle, path, polyline, rect } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, paper, skin } from '../../drawing/ramps.ts';
import { harborStreet, ledgerly, riverside } from '../../kit/clients.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import type { Mood } from '../../kit/terrain.ts';

type Client = {
  readonly building: string;
  readonly drawing: Drawing;
  readonly mood: Mood;
  readonly seed: number;
};

/** A pole with its flag halfway up, and the rope in the hand of a person at its right. */
const rising: Drawing = [
  rect(-2, -92, 4, 92, paper[0]),
  circle(0, -94, 5, butter[400]),
  at(-2, -66, path('M0 0l-38-4l9 13l-9 13l38-3Z', { fill: butter[400], night: 'beacon' })),
  polyline(
    [
      [0, -90],
      [18, -26],
    ],
    paper[0],
    1.6,
  ),
];

const steps = ({ building, drawing, mood, seed }: Client) =>
  tileScene(
    `${building} on a step; on the next step a person pulls up a flag`,
    { mood, seed, center: [232, 214], scale: 1 },
    [
      place(pine(), [-86, -20], 1.1),
      block([-40, -92], [78, 50, 74], blue[600]),
      place(rising, [-4, -66, 74]),
      place(
        person({ top: butter[400], skin: skin[4], hair: blue[950], reach: 'up' }),
        [16, -74, 74],
        1.15,
      ),
      block([-62, -42], [112, 104, 26], blue[300]),
      place(drawing, [-10, 10, 26], 0.94),
      place(person({ top: leaf[600], skin: skin[2] }), [74, 18], 1.2),
      place(person({ top: blue[800], skin: skin[1], hair: skin[3] }), [72, 48], 1.2),
      place(tree(), [70, -60], 0.9),
      place(bush(), [-34, 88], 0.9),
    ],
  );

export const pictures = {
  'cta-next-office': steps({
    building: 'A software office',
    drawing: ledgerly,
    mood: 'sea',
    seed: 317,
  }),
  'cta-next-clinic': steps({ building: 'A clinic', drawing: riverside, mood: 'leaf', seed: 331 }),
  'cta-next-plumber': steps({
    building: 'A plumber’s house',
    drawing: harborStreet,
    mood: 'day',
    seed: 337,
  }),
};

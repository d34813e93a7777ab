/** The main result of the plumber, which opens the case study. */
import { harborStreet as client } from '#app/content/samples/harbor-street.ts';
import { type Drawing, at, circle, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { harborStreet } from '../../kit/clients.ts';
import { chat, phone } from '../../kit/devices.ts';
import { bush, tree } from '../../kit/nature.ts';
import { atNight } from '../../kit/night.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { lamp } from '../../kit/street.ts';
import { wideTile } from '../../kit/terrain.ts';
import { van } from '../../kit/vehicles.ts';

const radius = 326;

/** The share of night messages that were booked, as the lit part of a ring from its top. */
function ring(percent: number): Drawing {
  const angle = (percent / 100) * 2 * Math.PI;
  const [x, y] = [Math.sin(angle) * radius, -Math.cos(angle) * radius];
  return [
    circle(0, 0, radius, { fill: blue[950], stroke: blue[700], strokeWidth: 50, night: 'beacon' }),
    stroke(
      `M0 ${-radius}A${radius} ${radius} 0 ${percent > 50 ? 1 : 0} 1 ${x.toFixed(1)} ${y.toFixed(1)}`,
      orange[500],
      50,
      { night: 'beacon' },
    ),
    // Where the scale begins, with the value before.
    stroke(`M0 ${-radius - 40}v30`, paper[50], 6, { night: 'beacon' }),
    lettering(-16, -radius - 34, '0%', {
      size: 28,
      face: 'figtree-700',
      color: paper[50],
      anchor: 'end',
      night: 'beacon',
    }),
  ];
}

const stars = [
  [-400, -300],
  [-330, -388],
  [372, -352],
  [424, -250],
  [-428, -60],
  [-180, -210],
  [196, -196],
].map(([x = 0, y = 0], index) =>
  circle(x, y, index % 2 ? 4 : 6, { fill: butter[200], night: 'beacon' }),
);

const premises = atNight([
  wideTile('day', 73),
  place(tree(), [-110, 40], 1.1),
  place(harborStreet, [-40, -8], 1.25),
  place(van(), [36, -116], 1.05),
  place(lamp(), [96, -24], 1.2),
  place(phone(chat()), [64, 26], 1.35),
  place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [40, 108], 1.1),
  place(tree(), [-80, 92]),
  place(bush(), [-16, 106], 0.9),
  place(bush(), [110, -76], 0.8),
]);

export const picture = scene(
  'A plumber’s house at night before a ring, of which 62 percent is lit',
  { width: 940, height: 800, center: [470, 400], scale: 1 },
  [stars, ring(client.results.nightBookings.after), at(0, 150, premises, 0.76)],
);

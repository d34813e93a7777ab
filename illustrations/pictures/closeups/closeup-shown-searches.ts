import { type Drawing, at, path, rect, transformed } from '../../drawing/drawing.ts';
import { blue, butter, orange, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { hairlines, label, text } from '../../kit/interface.ts';

/** Searches that showed the shop, how often, and how many clicked. */
const searches = [
  ['northshore cycles', 190, 120],
  ['used e-bike check', 160, 0],
  ['bike tune up marquette', 140, 18],
  ['bike repair near me', 90, 7],
] as const;

const number = (x: number, y: number, value: number): Drawing =>
  text(x, y, String(value), 30, { face: 'figtree-600', anchor: 'end' });

/** The report, 560 wide. The search that nobody clicks is marked. */
const report: Drawing = [
  sheet(560, 420, 20),
  label(28, 56, 'Search', 26),
  label(420, 56, 'Shown', 26, { anchor: 'end' }),
  label(530, 56, 'Clicks', 26, { anchor: 'end' }),
  hairlines(28, 504, [76, 216, 286]),
  rect(14, 150, 532, 62, { fill: orange[500], night: 'beacon' }, 12),
  searches.map(([words, shown, clicks], row) => {
    const y = 122 + row * 70;
    const isMarked = clicks === 0;
    const own = isMarked ? ({ color: blue[950], night: 'beacon' } as const) : {};
    const face = isMarked ? 'gabarito-800' : 'figtree-600';
    return [
      text(28, y, words, 30, { face, ...own }),
      isMarked
        ? [shown, clicks].map((value, column) =>
            text(420 + column * 110, y, String(value), 30, { face, anchor: 'end', ...own }),
          )
        : [number(420, y, shown), number(530, y, clicks)],
    ];
  }),
];

/** A note stuck on the edge of the report. */
const note: Drawing = [
  path('M6 8H158V128L130 158H6Z', { fill: blue[950], opacity: 0.2 }),
  path('M0 0H152V122L122 152H0Z', { fill: butter[400], night: 'beacon' }),
  path('M152 122L122 152V122Z', { fill: butter[200], night: 'beacon' }),
  ['Topic:', 'used', 'e-bike'].map((words, line) =>
    text(18, 46 + line * 36, words, 31, {
      face: 'gabarito-800',
      color: blue[950],
      night: 'beacon',
    }),
  ),
];

/** Stands beside the words about Search Console in the guide to content strategy. */
export const picture = closeup(
  'A report of searches: “used e-bike check” showed the shop 160 times and nobody clicked; a note makes it a topic',
  [
    rect(0, 0, 880, 440, blue[700]),
    rect(0, 0, 880, 96, blue[800]),
    [0, 1, 2].map((dot) => rect(52 + dot * 38, 36, 22, 22, { fill: white, opacity: 0.35 }, 11)),
    at(170, 52, report),
    at(722, 182, transformed('rotate(5)', note), 0.9),
  ],
);

export const night = 'screen';

import { mix } from '../../drawing/colour.ts';
import { type Drawing, circle, rect, round } from '../../drawing/drawing.ts';
import { measure } from '../../drawing/lettering.ts';
import { blue, brick, navy, orange } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import {
  card,
  centredDelta,
  chip,
  frame,
  hairlines,
  label,
  spark,
  text,
  ui,
} from '../../kit/interface.ts';

/** How many of the 25 keywords stand where. */
export const distribution = [
  { name: 'Top 3', count: 9, colour: blue[700] },
  { name: '4 - 10', count: 8, colour: blue[500] },
  { name: '11 - 20', count: 5, colour: blue[300] },
  { name: '21+', count: 3, colour: mix(blue[100], navy.quiet, 0.1) },
];

/** Keywords with rank, change over 90 days, searches a month, and the ranks on the way. */
export const keywords = [
  {
    words: 'family dentist riverside',
    page: '/',
    rank: 1,
    change: 5,
    searches: '2,400',
    trend: [7, 6, 5, 3, 2, 1],
  },
  {
    words: 'emergency dentist open now',
    page: '/emergency',
    rank: 2,
    change: 9,
    searches: '1,900',
    trend: [12, 9, 9, 5, 4, 2],
  },
  {
    words: 'teeth whitening cost',
    page: '/whitening',
    rank: 3,
    change: 14,
    searches: '6,600',
    trend: [18, 15, 11, 8, 6, 3],
  },
  {
    words: 'invisible braces near me',
    page: '/aligners',
    rank: 4,
    change: 7,
    searches: '3,100',
    trend: [12, 11, 9, 8, 6, 4],
  },
  {
    words: 'childrens dentist',
    page: '/kids',
    rank: 6,
    change: 11,
    searches: '1,300',
    trend: [18, 15, 12, 9, 8, 6],
  },
  {
    words: 'dental implants price',
    page: '/implants',
    rank: 8,
    change: 3,
    searches: '4,400',
    trend: [11, 12, 10, 10, 9, 8],
  },
  {
    words: 'same day crown',
    page: '/crowns',
    rank: 9,
    change: -2,
    searches: '720',
    trend: [6, 7, 7, 8, 8, 9],
  },
];

function shares(): Drawing {
  let x = 110;
  return distribution.map(({ name, count, colour }, index) => {
    const width = round((648 * count) / 25 - (index < 3 ? 4 : 0));
    const start = x;
    x += width + 4;
    return [
      rect(start, 102, width, 16, colour, 8),
      circle(start + 5, 140, 4.5, colour),
      label(start + 16, 145, name, 13),
      text(
        start + 16 + measure(`${name}  `, { size: 13, face: 'figtree-600' }),
        145,
        String(count),
        13.5,
        {
          face: 'figtree-800',
        },
      ),
    ];
  });
}

const table: Drawing = keywords.map(({ words, page, rank, change, searches, trend }, index) => {
  const y = 238 + index * 45;
  const top = rank <= 3;
  const lost = change < 0;
  return [
    text(110, y - 3, words, 14.5, { face: 'figtree-700' }),
    text(110, y + 13, page, 12.5, { colour: ui.muted }),
    rect(402, y - 15, 32, 28, top ? orange[500] : ui.quietFill, 9),
    text(418, y + 4.5, String(rank), 15.5, {
      face: 'gabarito-800',
      colour: top ? blue[950] : blue[700],
      anchor: 'middle',
    }),
    centredDelta(490, y + 4, String(Math.abs(change)), { up: !lost, good: !lost }),
    label(614, y + 4, searches, 14, { colour: ui.inkSoft, anchor: 'end' }),
    spark(
      [648, y - 11, 104, 18],
      trend.map((value) => -value),
      {
        colour: lost ? brick[600] : blue[600],
        filled: true,
      },
    ),
  ];
});

export const picture: Picture = {
  title:
    'Rank tracker: nine of 25 keywords in the top three, with change and search volume for each',
  width: 800,
  height: 560,
  drawing: [
    frame({
      width: 800,
      height: 560,
      title: 'Rank tracker',
      subtitle: '25 keywords · checked today, 6:00 am',
      active: 1,
    }),
    chip(544, 26, 'All', { width: 50, on: true }),
    chip(602, 26, 'Winners', { width: 86 }),
    chip(696, 26, 'Mobile', { width: 80 }),
    card(92, 84, 684, 78),
    shares(),
    card(92, 174, 684, 370),
    label(110, 200, 'Keyword', 12.5),
    label(418, 200, 'Rank', 12.5, { anchor: 'middle' }),
    label(490, 200, 'Change', 12.5, { anchor: 'middle' }),
    label(614, 200, 'Searches/mo', 12.5, { anchor: 'end' }),
    label(758, 200, '90 days', 12.5, { anchor: 'end' }),
    hairlines(
      93.5,
      681,
      keywords.map((_, index) => 211 + index * 45),
    ),
    table,
  ],
};

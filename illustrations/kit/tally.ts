/** Things that count: a figure of a client as a pile of coins or the marks in a calendar. */
import type { Color } from '../drawing/color.ts';
import {
  type Drawing,
  at,
  circle,
  ellipse,
  path,
  rect,
  round,
  stroke,
  times,
} from '../drawing/drawing.ts';
import { shade, tint } from '../drawing/isometric.ts';
import { lettering } from '../drawing/lettering.ts';
import { blue, paper } from '../drawing/ramps.ts';
import { screen } from './devices.ts';

/** Half the width of a tower of coins, and the height of one coin. */
const tower = { radius: 48, coin: 3.4 };

/** The height of a tower of `count` coins. */
export const towerHeight = (count: number, coin = tower.coin): number => count * coin;

/** Coins on one another, 96 wide, each tenth with a darker edge. A fraction of `count` is a part of the last coin. Origin: the middle of its foot. */
export function coinTower(count: number, color: Color, coin = tower.coin): Drawing {
  const { radius } = tower;
  const depth = radius * 0.54;
  const height = towerHeight(count, coin);
  const half = `a${radius} ${depth} 0 0 0 ${radius} ${depth}`;
  const edges = times(Math.ceil(count) - 1, (index) =>
    stroke(
      `M${-radius} ${-(index + 1) * coin}a${radius} ${depth} 0 0 0 ${radius * 2} 0`,
      shade(color, (index + 1) % 10 ? 0.4 : 0.7),
      (index + 1) % 10 ? 1.1 : 1.8,
    ),
  );
  return [
    ellipse(-14, 4, radius * 1.2, depth * 1.15, { fill: blue[950], opacity: 0.18 }),
    path(`M${-radius} ${-height}V0a${radius} ${depth} 0 0 0 ${radius * 2} 0V${-height}Z`, color),
    path(`M${-radius} ${-height}V0${half}V${-height}Z`, shade(color, 0.16)),
    edges,
    ellipse(0, -height, radius, depth, tint(color, 0.3)),
    ellipse(0, -height, radius * 0.72, depth * 0.72, {
      fill: 'none',
      stroke: shade(color, 0.12),
      strokeWidth: 3,
    }),
    lettering(0, -height + 11, '$', {
      size: 34,
      face: 'gabarito-800',
      color: shade(color, 0.45),
      anchor: 'middle',
    }),
  ];
}

type CalendarOptions = {
  /** Marks in the days of the month; the figure above them. */
  readonly count: number;
  readonly color: Color;
  readonly width: number;
  /** The size of the figure. */
  readonly figure?: number;
};

/** The weeks and the workdays of a calendar. */
const weeks = 4;
const days = 5;

/** An upright calendar of one month. Its days have as many marks as there were bookings. Origin: the far lower corner. */
export function calendar({ count, color, width, figure = width * 0.17 }: CalendarOptions): Drawing {
  const height = width * 0.9;
  const unit = width / 100;
  const cell = [18, 14.8] as const;
  const day = (index: number): Drawing => {
    const column = index % days;
    const row = Math.floor(index / days);
    // The marks are spread over the month.
    const marks =
      Math.floor(((index + 1) * count) / (weeks * days)) -
      Math.floor((index * count) / (weeks * days));
    return at(unit * (4 + column * (cell[0] + 0.5)), unit * (26 + row * (cell[1] + 0.5)), [
      rect(0, 0, unit * cell[0], unit * cell[1], marks ? tint(color, 0.82) : blue[50], unit * 2),
      times(marks, (mark) =>
        circle(
          unit * (cell[0] / 2 + (mark - (marks - 1) / 2) * 5.4),
          unit * (cell[1] / 2),
          Math.max(unit * 2.4, 4),
          color,
        ),
      ),
    ]);
  };
  return screen(width, height, [
    rect(unit * 1.5, unit * 1.5, unit * 97, height - unit * 3, paper[0], unit * 3),
    path(
      `M${unit * 1.5} ${unit * 24}V${unit * 4.5}a${unit * 3} ${unit * 3} 0 0 1 ${unit * 3}-${unit * 3}H${unit * 95.5}a${unit * 3} ${unit * 3} 0 0 1 ${unit * 3} ${unit * 3}V${unit * 24}Z`,
      color,
    ),
    lettering(unit * 50, unit * 13.5 + figure * 0.353, `${count}`, {
      size: round(figure),
      face: 'gabarito-800',
      color: color === blue[500] ? paper[0] : blue[950],
      anchor: 'middle',
    }),
    times(6, (ring) =>
      rect(unit * (12 + ring * 14.4), unit * -2, unit * 3, unit * 7, blue[950], unit * 1.5),
    ),
    times(weeks * days, day),
  ]);
}

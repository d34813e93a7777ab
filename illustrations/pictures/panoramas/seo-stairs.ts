/**
 * The ranks of 12 sites for one search as a flight of stairs: a step for each rank, and weeks along it. A line in
 * orange climbs past the others to the shop at the top. A higher step begins page 1, and the wall names the weeks.
 * The words of the SEO page are over the empty upper left corner. `kit/rank-paths.ts` holds the ranks.
 * `seo-stairs-small` has narrower steps, for phones.
 */
import { type Color, mix } from '../../drawing/color.ts';
import {
  type Drawing,
  type Point,
  at,
  circle,
  polygon,
  rect,
  round,
  stroke,
} from '../../drawing/drawing.ts';
import { type Outline, extrude } from '../../drawing/extrusion.ts';
import {
  type Place,
  block,
  onRightFace,
  onTopFace,
  place,
  project,
  tint,
} from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { pin } from '../../kit/markers.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { type PersonOptions, person } from '../../kit/people.ts';
import { type RankPath, localSearch, rankPaths } from '../../kit/rank-paths.ts';

/** Something at a place: on a step by its rank, or on the ground beside the wall. */
type Thing = {
  readonly thing: Drawing;
  /** Without a rank on the ground. */
  readonly rank?: number;
  /** On a step from its left end, and from its middle to the front; on the ground from the near end of the wall. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
};

/** Extents in model units. */
type Layout = {
  readonly width: number;
  readonly height: number;
  /** Where the near left corner of the stairs is. */
  readonly corner: Point;
  /** The length of a week along a step, where the first begins, and the space for the sites after the last. */
  readonly week: number;
  readonly begin: number;
  readonly end: number;
  /** The depths of the steps: on page 2, the first of page 1, the others, the top. */
  readonly low: number;
  readonly landing: number;
  readonly tread: number;
  readonly summit: number;
  /** The heights of a step, of the first of page 1, and of the band with the weeks. */
  readonly rise: number;
  readonly pageRise: number;
  readonly band: number;
  /** The width of the ground in front of the stairs, and beside the wall. */
  readonly front: number;
  readonly beside: number;
  /** The width of the line. */
  readonly line: number;
  /** The ranks that are written on their steps. */
  readonly ranks: readonly number[];
  /** The sizes of the lettering: of the ranks, of the weeks, and of the page. */
  readonly rankSize: number;
  readonly weekSize: number;
  readonly pageSize: number;
  /** The scale of the competitors' shops, of the shop at the top, and of its pin. */
  readonly rivals: number;
  readonly shop: number;
  readonly pin: number;
  readonly things: readonly Thing[];
};

/** A step: its far edge, its depth and its height. */
type Step = { readonly far: number; readonly depth: number; readonly z: number };

const firstPage = 10;

/** The steps by rank. */
function stepsOf(layout: Layout): ReadonlyMap<number, Step> {
  const steps = new Map<number, Step>();
  let [far, z] = [0, layout.band];
  const depthOf = (rank: number) => {
    if (rank > firstPage) return layout.low;
    if (rank === firstPage) return layout.landing;
    return rank > 1 ? layout.tread : layout.summit;
  };
  for (let rank = localSearch.sites; rank > 0; rank -= 1) {
    const depth = depthOf(rank);
    far -= depth;
    z += rank === firstPage ? layout.pageRise : layout.rise;
    steps.set(rank, { far, depth, z });
  }
  return steps;
}

/** The colors of the steps of page 1, and of page 2. */
const pages = {
  one: { top: paper[50], riser: blue[300], wall: blue[600], ink: blue[600] },
  two: { top: blue[500], riser: blue[700], wall: blue[600], ink: blue[100] },
} as const;
const pageOf = (rank: number) => (rank > firstPage ? pages.two : pages.one);

/** A rectangle with round corners. Its straight edges have many points, or the fitted curves bend. */
function roundedRectangle([left, far]: Point, [right, near]: Point, radius: number): Outline {
  const quarter = (turn: number, x: number, y: number) =>
    Array.from({ length: 16 }, (_, index): Point => {
      const angle = ((turn + index / 15) * Math.PI) / 2;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
  const corners = [
    quarter(0, right - radius, near - radius),
    quarter(1, left + radius, near - radius),
    quarter(2, left + radius, far + radius),
    quarter(3, right - radius, far + radius),
  ];
  return corners.flatMap((corner, index) => {
    const [from, to] = [corner.at(-1)!, corners[(index + 1) % 4]![0]!];
    const edge = Array.from({ length: 40 }, (_, point): Point => {
      const share = (point + 1) / 41;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
    return [...corner, ...edge];
  });
}

/** Path data of a line through points, with round turns. */
function turning(points: readonly Point[], radius: number): string {
  const write = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  const toward = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const share = length === 0 ? 0 : Math.min(radius / length, 0.5);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  const turns = points.slice(1, -1).map((point, index) => {
    const [before, after] = [points[index]!, points[index + 2]!];
    return `L${write(toward(point, before))}Q${write(point)} ${write(toward(point, after))}`;
  });
  return `M${write(points[0]!)}${turns.join('')}L${write(points.at(-1)!)}`;
}

/** The small shop of a competitor. */
const rival = (color: Color): Drawing => [
  block([-14, -15], [28, 30, 22], color),
  onRightFace(
    [14, -15],
    [30, 22],
    [
      rect(4, 9, 11, 9, { fill: butter[200], night: 'glass' }),
      rect(19, 8, 7, 14, blue[900]),
      rect(0, 1, 30, 6, paper[0]),
      [5, 15, 25].map((u) => rect(u, 1, 5, 6, blue[800])),
    ],
  ),
];

/** The stairs, with the ranks on them. */
function stairs(layout: Layout): Drawing {
  const { week, begin, end, line, band, tread } = layout;
  const { before, after, stages } = localSearch;
  const steps = stepsOf(layout);
  const ranks = [...steps.keys()].toReversed();
  const step = (rank: number): Step => steps.get(rank)!;
  const across = (weeks: number) => begin + (weeks + before) * week;
  const length = across(after) + end;
  const top = step(1);
  const middle = (rank: number) =>
    rank === 1 ? top.far + top.depth - tread / 2 : step(rank).far + step(rank).depth / 2;
  const on = (rank: number, x: number, y = 0): Place => [x, middle(rank) + y, step(rank).z];

  /** The places of a site until a week. A change takes a week: it meets the edge between both steps in the middle. */
  const trail = ([[from, first], ...changes]: RankPath, to: number): Place[] => {
    const places = [on(first, across(from))];
    let rank = first;
    for (const [changed, next] of changes) {
      const [x, edge] = [across(changed - 0.5), step(Math.max(rank, next)).far];
      places.push(on(rank, across(changed - 1)), [x, edge, step(rank).z]);
      places.push([x, edge, step(next).z], on(next, across(changed)));
      rank = next;
    }
    return to > (changes.at(-1)?.[0] ?? from) ? [...places, on(rank, across(to))] : places;
  };
  const drawn = (places: readonly Place[], radius: number) =>
    turning(
      places.map(([x, y, z]) => project(x, y, z)),
      radius,
    );

  const { own, competitors } = rankPaths(localSearch);
  const [[, startRank], ...changes] = own;
  // Beside the line, with space for the awning.
  const shopAt = on(1, across(after) - line - 50 * layout.shop, -(top.depth - tread) / 2);
  const doorY = shopAt[1] - 30 * layout.shop;
  const climbing = drawn(
    [
      ...trail([[0, startRank], ...changes], after),
      [across(after), doorY, top.z],
      [shopAt[0] + 36 * layout.shop, doorY, top.z],
    ],
    line * 0.6,
  );

  const onWall = (far: number, near: number, z: number, content: (width: number) => Drawing) =>
    onRightFace([length, far, z], [near - far, band], content(near - far));
  const weeks = (far: number, near: number, text: string) =>
    onWall(far, near, 0, (width) => [
      rect(3, 0, width - 6, line * 0.45, { fill: orange[500], night: 'beacon' }),
      lettering(width / 2, band * 0.58 + layout.weekSize * 0.36, text, {
        size: layout.weekSize,
        face: 'figtree-700',
        color: paper[0],
        anchor: 'middle',
        night: 'beacon',
      }),
    ]);

  /** The things on a step, or on the ground. */
  const thingsOn = (rank?: number): Drawing =>
    layout.things
      .filter((one) => one.rank === rank)
      .map(({ thing, x, y, scale }) =>
        place(thing, rank === undefined ? [length + x, y] : on(rank, x, y), scale),
      );

  return [
    [28, 14, 0].map((wider, index) =>
      extrude(
        roundedRectangle(
          [-24 - wider, top.far - 24 - wider],
          [length + layout.beside + wider, layout.front + wider],
          60,
        ),
        (index - 3) * 16,
        (index - 2) * 16,
        { top: [blue[800], blue[700], blue[500]][index]!, rim: tint(blue[600], 0.2) },
      ),
    ),
    ranks.map((rank) => {
      const { top: color, riser, wall } = pageOf(rank);
      const { far, depth, z } = step(rank);
      return block([0, far], [length, depth, z], wall, { left: riser, top: color });
    }),
    // In one piece, so that no gap shows between the steps.
    polygon(
      [
        project(length, 0),
        ...ranks.toReversed().flatMap((rank): Point[] => {
          const { far, depth, z } = step(rank);
          return [project(length, far + depth, z), project(length, far, z)];
        }),
        project(length, top.far),
      ],
      pages.one.wall,
    ),
    onWall(top.far, 0, 0, (width) => rect(0, 0, width, band, blue[900])),
    weeks(top.far, step(firstPage).far, stages.significant.label),
    weeks(step(firstPage).far, step(firstPage + 1).far, stages.bigger.label),
    weeks(step(firstPage + 1).far, 0, stages.movement.label),
    onWall(top.far, step(5).far, band, (width) =>
      lettering(width - 20, -layout.pageSize * 0.02, 'Page 1', {
        size: layout.pageSize,
        face: 'gabarito-800',
        color: blue[300],
        anchor: 'end',
      }),
    ),
    ranks
      .filter((rank) => layout.ranks.includes(rank))
      .map((rank) =>
        onTopFace(
          on(rank, 9, -layout.rankSize * 0.5),
          lettering(0, layout.rankSize * 0.86, String(rank), {
            size: layout.rankSize,
            face: 'gabarito-800',
            color: pageOf(rank).ink,
          }),
        ),
      ),
    competitors.map((path) => stroke(drawn(trail(path, after), 7), blue[300], line * 0.25)),
    stroke(drawn(trail([own[0]], 0), 0), blue[100], line, { night: 'beacon' }),
    at(0, line * 0.35, stroke(climbing, mix(orange[600], blue[950], 0.25), line)),
    stroke(climbing, orange[500], line, { night: 'beacon' }),
    place(
      circle(0, 0, line * 1.05, {
        fill: blue[900],
        stroke: orange[500],
        strokeWidth: line * 0.6,
        night: 'beacon',
      }),
      on(startRank, across(0)),
    ),
    thingsOn(1),
    place(shop({ name: 'YOU', accent: orange[500], nameSize: 15 }), shopAt, layout.shop),
    place(pin('1'), [shopAt[0], shopAt[1], top.z + 68 * layout.shop], layout.pin),
    ranks
      .slice(1)
      .map((rank) => [
        thingsOn(rank),
        place(
          rival([blue[500], blue[600], blue[400]][rank % 3]!),
          on(rank, length - end / 2),
          layout.rivals,
        ),
      ]),
    thingsOn(),
  ];
}

const people: readonly PersonOptions[] = [
  { top: butter[400], skin: skin[2], pack: blue[800] },
  { top: paper[0], skin: skin[4], hair: blue[950] },
  { top: leaf[600], skin: skin[3], hair: blue[950], reach: 'up' },
  { top: brick[500], skin: skin[1], hair: skin[4] },
  { top: blue[300], skin: skin[3], hair: blue[950], reach: 'left' },
];
const somebody = (index: number): Drawing => person(people[index]!);

const wide: Layout = {
  width: 1114,
  height: 920,
  corner: [106, 624],
  week: 10,
  begin: 44,
  end: 50,
  low: 55,
  landing: 76,
  tread: 42,
  summit: 142,
  rise: 15,
  pageRise: 38,
  band: 36,
  front: 34,
  beside: 56,
  line: 12,
  ranks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  rankSize: 26,
  weekSize: 20.5,
  pageSize: 108,
  rivals: 1,
  shop: 1.08,
  pin: 1.35,
  things: [
    { thing: pine(), rank: 1, x: 44, y: -84, scale: 1.3 },
    { thing: tree(), rank: 1, x: 96, y: -78, scale: 1.3 },
    { thing: bush(), rank: 1, x: 138, y: -62, scale: 1.1 },
    { thing: somebody(3), rank: 1, x: 152, y: -18, scale: 1.15 },
    { thing: somebody(2), rank: 1, x: 362, y: -64, scale: 1.15 },
    { thing: somebody(0), rank: 6, x: 212, y: -2, scale: 1.15 },
    { thing: somebody(1), rank: 12, x: 258, y: 16, scale: 1.15 },
    { thing: pine(), x: 30, y: -590, scale: 1.25 },
    { thing: bush(), x: 40, y: -540 },
    { thing: somebody(4), x: 34, y: -312, scale: 1.15 },
    { thing: somebody(3), x: 40, y: -282, scale: 1.15 },
    { thing: tree(), x: 34, y: -196, scale: 1.3 },
    { thing: bush(), x: 42, y: -166 },
  ],
};

/** For phones: narrower steps, and larger letters. */
const small: Layout = {
  width: 776,
  height: 722,
  corner: [68, 476],
  week: 6.6,
  begin: 54,
  end: 36,
  low: 60,
  landing: 86,
  tread: 23,
  summit: 100,
  rise: 11,
  pageRise: 32,
  band: 36,
  front: 26,
  beside: 34,
  line: 10,
  ranks: [1, 5, 10, 12],
  rankSize: 28,
  weekSize: 23,
  pageSize: 72,
  rivals: 0.7,
  shop: 0.84,
  pin: 1.4,
  things: [
    { thing: pine(), rank: 1, x: 32, y: -58, scale: 1.2 },
    { thing: tree(), rank: 1, x: 74, y: -50, scale: 1.2 },
    { thing: somebody(1), rank: 12, x: 205, y: 18, scale: 1.1 },
    { thing: pine(), x: 18, y: -470, scale: 1.1 },
    { thing: tree(), x: 20, y: -222, scale: 1.1 },
  ],
};

const title =
  'A flight of stairs with a step for each of 12 sites. An orange line starts on the lowest step, slips back once, passes the others and ends at a shop on the top step';

export const pictures: Readonly<Record<string, Picture>> = {
  'seo-stairs': {
    title,
    width: wide.width,
    height: wide.height,
    drawing: at(...wide.corner, stairs(wide)),
  },
  'seo-stairs-small': {
    title,
    width: small.width,
    height: small.height,
    drawing: at(...small.corner, stairs(small)),
  },
};

/** The ground of the scenes: tiles, terraces and peaks of cut board. */
import type { Color } from '../drawing/color.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { type LayerColors, blob, extrude } from '../drawing/extrusion.ts';
import { block, shade, tint } from '../drawing/isometric.ts';
import { blue, leaf, orange, paper, white } from '../drawing/ramps.ts';

/** Mood of a tile: `day` blue to paper, `sand` orange to paper, `leaf` blue, green to paper, `sea` blue to pale blue. */
export type Mood = 'day' | 'sand' | 'leaf' | 'sea';

type Layer = readonly [top: Color, lit: Color, shaded: Color];

/** Layers from the lowest to the highest, which is the ground. */
const moods: Readonly<Record<Mood, readonly [Layer, Layer, Layer, Layer]>> = {
  day: [
    [blue[700], blue[800], blue[900]],
    [blue[500], blue[600], blue[700]],
    [blue[300], blue[400], blue[500]],
    [paper[100], paper[300], paper[400]],
  ],
  sand: [
    [orange[600], orange[700], shade(orange[700], 0.35)],
    [orange[400], orange[500], orange[600]],
    [orange[200], orange[300], orange[400]],
    [paper[50], paper[200], paper[400]],
  ],
  sea: [
    [blue[800], blue[900], blue[950]],
    [blue[600], blue[700], blue[800]],
    [blue[400], blue[500], blue[600]],
    [blue[100], blue[200], blue[300]],
  ],
  leaf: [
    [blue[700], blue[800], blue[900]],
    [leaf[600], leaf[700], shade(leaf[700], 0.4)],
    [leaf[300], leaf[500], leaf[600]],
    [paper[100], paper[300], paper[400]],
  ],
};

/** Colors of an extruded layer, with a rim of light. */
const layerColors = ([top, lit, shaded]: Layer, rim = tint(top, 0.35)): LayerColors => ({
  top,
  lit,
  shaded,
  rim,
});

type TileOptions = {
  /** Half extent of the lowest layer, model units. */
  readonly radius?: number;
  /** Height of one layer. */
  readonly rise?: number;
};

/** A tile of four layers, each a little uphill of the one below; its top is at height 0. */
export function tile(mood: Mood, seed: number, { radius = 114, rise = 9.5 }: TileOptions = {}) {
  return moods[mood].map((layer, index): Drawing => {
    const reach = radius * (1 - 0.075 * index);
    const outline = blob({
      center: [3 - index * 5, 6 - index * 7],
      radii: [reach, reach],
      seed: seed + index * 0.01,
      wobble: 0.035 - 0.004 * index,
    });
    return extrude(outline, -rise * (4 - index), -rise * (3 - index), layerColors(layer));
  });
}

/** A wide tile of three thick layers, for the case studies. */
export function wideTile(mood: Mood, seed: number): Drawing {
  const [low, middle, , ground] = moods[mood];
  const layers = [
    { layer: low, center: [6, 10], radii: [168, 150], seed, wobble: 0.03 },
    { layer: middle, center: [3, 5], radii: [157, 138], seed: seed + 0.02, wobble: 0.028 },
    { layer: ground, center: [0, 0], radii: [146, 126], seed: seed + 0.03, wobble: 0.025 },
  ] as const;
  return layers.map(({ layer, ...shape }, index) =>
    extrude(
      blob(shape),
      [-40, -28, -14][index] ?? 0,
      [-28, -14, 0][index] ?? 0,
      layerColors(layer, index === 2 ? white : tint(layer[0], 0.3)),
    ),
  );
}

/** A small tile of two layers with the same outline, so that the lower one never shows behind the upper. */
export function smallTile(mood: Mood, seed: number, radius = 66): Drawing {
  const [, middle, , ground] = moods[mood];
  return [
    extrude(
      blob({ center: [2, 3], radii: [radius + 8, radius + 8], seed, wobble: 0.028, exponent: 3.3 }),
      -16,
      -8,
      layerColors(middle, tint(middle[0], 0.3)),
    ),
    extrude(
      blob({ radii: [radius, radius], seed, wobble: 0.028, exponent: 3.3 }),
      -8,
      0,
      layerColors(ground, white),
    ),
  ];
}

const terraceLayers: readonly [Layer, Layer, Layer] = [
  [blue[600], blue[700], blue[800]],
  [blue[400], blue[500], blue[600]],
  [paper[100], paper[300], paper[400]],
];

type LedgeOptions = Omit<Parameters<typeof blob>[0], 'radii'> & {
  readonly radii: readonly [number, number];
  /** The edges of its layers, from the foot of the lowest to the ground. */
  readonly heights: readonly [number, number, number, number];
};

/** A ledge of a mountain: two blue layers below one of paper. Each is 5 narrower than the one below. */
export const ledge = ({ radii: [x, y], heights, ...outline }: LedgeOptions): Drawing =>
  terraceLayers.map((layer, index) => {
    const wider = 10 - index * 5;
    return extrude(
      blob({ ...outline, radii: [x + wider, y + wider] }),
      heights[index]!,
      heights[index + 1]!,
      layerColors(layer),
    );
  });

type TerraceOptions = {
  /** Position along y: smaller is further up the street. */
  readonly y: number;
  /** Height of the ground. */
  readonly z: number;
  readonly radii: readonly [number, number];
  readonly seed: number;
  /** Depth of the cut-board edge below the ground. */
  readonly depth: number;
};

/** One terrace of a street that climbs up and to the right. */
export function terrace({ y, z, radii, seed, depth }: TerraceOptions): Drawing {
  const [lowest, middle, highest] = terraceLayers;
  const steps = [
    { layer: lowest, reach: 1.07, from: -depth, to: -depth * 0.62 },
    { layer: middle, reach: 1.035, from: -depth * 0.62, to: -depth * 0.26 },
    { layer: highest, reach: 1, from: -depth * 0.26, to: 0 },
  ];
  return steps.map(({ layer, reach, from, to }, index) => {
    const outline = blob({
      center: [-4 + (1 - reach) * 40, y + (reach - 1) * 30],
      radii: [radii[0] * reach, radii[1] * reach],
      seed: seed + index * 0.01,
      wobble: 0.018,
      exponent: 4.2,
    });
    return extrude(outline, z + from, z + to, layerColors(layer));
  });
}

const peakLayers: readonly Layer[] = [
  [blue[700], blue[800], blue[900]],
  [blue[600], blue[700], blue[800]],
  [blue[500], blue[600], blue[700]],
  [blue[400], blue[500], blue[600]],
  [blue[300], blue[400], blue[500]],
];
/** All layers above those of `peakLayers`, but the summit. */
const highPeakLayer: Layer = [blue[200], blue[300], blue[400]];
const summitLayer: Layer = [paper[100], paper[300], paper[400]];

type PeakOptions = {
  readonly layers: number;
  /** Half extent of the lowest layer. */
  readonly radius: number;
  /** Height of one layer. */
  readonly rise: number;
  readonly seed: number;
  /** The layer of `peakLayers` that is the lowest one. Default 0, the darkest. */
  readonly from?: number;
};

/** A hill of many layers. Its paper summit is at `summitOf`. */
export function peak({ layers, radius, rise, seed, from = 0 }: PeakOptions): Drawing {
  return Array.from({ length: layers }, (_, index) => {
    const layer = index === layers - 1 ? summitLayer : (peakLayers[index + from] ?? highPeakLayer);
    const reach = layerReach({ layers, radius }, index);
    const outline = blob({
      center: [-index * 6, -index * 6],
      radii: [reach, reach],
      seed: seed + index * 0.03,
      wobble: 0.035,
      exponent: 3,
    });
    return extrude(outline, (index - 1) * rise, index * rise, layerColors(layer));
  });
}

/** The half extent of a layer of a peak, from the lowest. */
export const layerReach = (
  { layers, radius }: Pick<PeakOptions, 'layers' | 'radius'>,
  index: number,
): number => radius * (1 - 0.17 * index * (5 / (layers + 1)));

/** Where the summit of a peak is: height, and the shift uphill along both x and y. */
export const summitOf = ({ layers, rise }: Pick<PeakOptions, 'layers' | 'rise'>) => ({
  z: (layers - 1) * rise,
  shift: -(layers - 1) * 6,
});

/** Stairs that come down along y from a terrace to the next, `rise` high. */
export function stairs(rise: number, { steps = 5, width = 24, tread = 7 } = {}): Drawing {
  return Array.from({ length: steps }, (_, index) =>
    block([0, index * tread], [width, tread, rise - (rise / steps) * index - 0.2], paper[200], {
      left: paper[300],
      top: paper[0],
    }),
  );
}

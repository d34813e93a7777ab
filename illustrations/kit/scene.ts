/** Canvases of the scenes. */
import { type Drawing, at } from '../drawing/drawing.ts';
import type { Picture } from '../drawing/svg.ts';
import { type Mood, smallTile, tile, wideTile } from './terrain.ts';

type Canvas = {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Where the middle of the ground falls. */
  readonly center: readonly [x: number, y: number];
  readonly scale: number;
};

/** A picture whose model origin falls on `center`. */
export const scene = (title: string, canvas: Canvas, drawing: Drawing): Picture => ({
  title,
  width: canvas.width,
  height: canvas.height,
  drawing: at(...canvas.center, drawing, canvas.scale),
});

type Ground = {
  readonly mood: Mood;
  /** Determines the outline of the ground. Each scene has its own. */
  readonly seed: number;
};

/** A scene on a tile of four layers, 480 by 360. */
export const tileScene = (
  title: string,
  { mood, seed, ...canvas }: Ground & Partial<Canvas>,
  things: Drawing,
): Picture =>
  scene(title, { width: 480, height: 360, center: [244, 202], scale: 1.12, ...canvas }, [
    tile(mood, seed),
    things,
  ]);

/** A scene on a wide tile, 560 by 420. */
export const wideScene = (
  title: string,
  { mood, seed, ...canvas }: Ground & Partial<Canvas>,
  things: Drawing,
): Picture =>
  scene(title, { width: 560, height: 420, center: [280, 234], scale: 1.02, ...canvas }, [
    wideTile(mood, seed),
    things,
  ]);

/** One object on a small tile, 220 by 202. Decorative, so it has no title. */
export const icon = (
  { mood, seed, ...canvas }: Ground & Partial<Canvas>,
  things: Drawing,
): Picture =>
  scene('', { width: 220, height: 202, center: [110, 122], scale: 0.95, ...canvas }, [
    smallTile(mood, seed),
    things,
  ]);

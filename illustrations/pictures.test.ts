import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { colorDistance, isIssued } from './drawing/color.ts';
import { orange } from './drawing/ramps.ts';
import { renderSvg } from './drawing/svg.ts';
import { type NamedPicture, loadPictures, pictureNamesModule, weightLimits } from './pictures.ts';
import { cutEdges } from './raster.ts';
import { hillCoordinatesModule } from './kit/hill.ts';
import { brotliWeight } from './weight.ts';

// All pictures are drawn and compressed again, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const folder = new URL('../app/assets/pictures/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));

/** Pictures of calls to action, which may be on an orange background. */
const orangeGroundPrefix = 'cta-';
/**
 * Minimum OKLab distance at which adjacent colors are distinguishable. Orange 400 is 0.08 from 500,
 * the lightest wood 0.09.
 */
const leastDistance = 0.085;

/** All fill and stroke colors of an SVG, as six digits. */
const paintsOf = (svg: string): readonly string[] => [
  ...new Set(
    Array.from(svg.matchAll(/(?:fill|stroke|stop-color)="(#[^"]+)"/g), ([, color = '']) =>
      color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
    ),
  ),
];

let pictures: readonly NamedPicture[];
let rendered: ReadonlyMap<string, string>;
/** The committed files of drawn pictures. Other files in the folder have no source here. */
let committed: ReadonlyMap<string, string>;
beforeAll(async () => {
  pictures = await loadPictures();
  rendered = new Map(pictures.map(({ name, picture }) => [name, renderSvg(picture)]));
  committed = new Map(
    files
      .map((file) => [file.slice(0, -'.svg'.length), file] as const)
      .filter(([name]) => rendered.has(name))
      .map(([name, file]) => [name, readFileSync(new URL(file, folder), 'utf8')]),
  );
});

test('the committed coordinates of the hill match their source', () => {
  const text = readFileSync(new URL('../hill-coordinates.ts', folder), 'utf8');
  expect(text).toBe(hillCoordinatesModule);
});

test('the committed names match the sources', () => {
  const text = readFileSync(new URL('../picture-names.ts', folder), 'utf8');
  expect(text).toBe(pictureNamesModule(rendered.keys()));
});

describe('the committed pictures', () => {
  test('match their sources', () => {
    const differing = [...rendered].filter(([name, svg]) => committed.get(name) !== svg);
    expect(differing.map(([name]) => name)).toEqual([]);
  });

  test('do not exceed the weight limit of their family', () => {
    const heavy = pictures
      .map(({ name, family }) => ({ name, family, bytes: brotliWeight(committed.get(name) ?? '') }))
      .filter(({ family, bytes }) => bytes > weightLimits[family]);
    expect(heavy).toEqual([]);
  });

  test('use only colors from the ramps', () => {
    const strangers = [...committed].flatMap(([name, svg]) =>
      paintsOf(svg)
        .filter((color) => !isIssued(color))
        .map((color) => `${name}: ${color}`),
    );
    expect(strangers).toEqual([]);
  });

  test('for an orange background use no similar color', () => {
    const unseen = [...committed]
      .filter(([name]) => name.startsWith(orangeGroundPrefix))
      .flatMap(([name, svg]) =>
        paintsOf(svg)
          .filter((color) => colorDistance(color, orange[500]) < leastDistance)
          .map((color) => `${name}: ${color}`),
      );
    expect(unseen).toEqual([]);
  });

  test('of things on a tile are not cut by their boxes', () => {
    // The phones of the mobile guide are held by hands that end at the edges.
    const cut = pictures
      .filter(
        ({ name, family }) => ['scenes', 'icons'].includes(family) && !/^phone-|-dark$/.test(name),
      )
      .map(({ name, picture }) => [name, cutEdges(picture)] as const)
      .filter(([, edges]) => edges.length > 0);
    expect(cut).toEqual([]);
  });

  test('are all different', () => {
    const scenes = pictures.filter(({ family }) =>
      ['scenes', 'icons', 'streets', 'panoramas'].includes(family),
    );
    const distinct = new Set(scenes.map(({ name }) => committed.get(name)));
    expect(distinct.size).toBe(scenes.length);
  });

  test('are self-contained: no script, style, font, link or raster image', () => {
    const impure = [...committed].filter(([, svg]) =>
      /<(?:script|style|text|image|a|foreignObject)\b|\son\w+=|\sstyle=|href="(?!#)/.test(svg),
    );
    expect(impure.map(([name]) => name)).toEqual([]);
  });
});

test('rendering a picture twice gives the same bytes', () => {
  expect(pictures.map(({ picture }) => renderSvg(picture))).toEqual([...rendered.values()]);
});

/**
 * Subsets the site's two fonts to the characters of English text and the weights of the type scale.
 * Run it after updating a font package, and commit the results.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { bodyLetters, displayLetters } from './font-letters.ts';

const require = createRequire(import.meta.url);

/** Kerning, ligatures, tabular figures, and the alternates that a weight requires. */
const keepFeatures = ['kern', 'liga', 'tnum', 'rvrn'];

const fonts = [
  { name: 'gabarito', letters: displayLetters, weights: { min: 600, max: 800 } },
  { name: 'figtree', letters: bodyLetters, weights: { min: 400, max: 700 } },
] as const;

for (const { name, letters, weights } of fonts) {
  const file = require.resolve(
    `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  const subset = await subsetFont(await readFile(file), letters, {
    targetFormat: 'woff2',
    // The axis keeps its default weight: another one would rewrite every outline and cost 3 kB.
    variationAxes: { wght: weights },
    keepFeatures,
  });
  await writeFile(new URL(`../app/assets/fonts/${name}.woff2`, import.meta.url), subset);
  console.log(`${name}.woff2  ${(subset.length / 1000).toFixed(1)} kB`);
}

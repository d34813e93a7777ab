/**
 * The scope of a test run. The quick tier (`npm test`) runs each kind of check once on each
 * template, with a fixed random seed. The matrix (`npm run test:matrix`) runs it on every address,
 * width and theme, with a new seed.
 */
export const isMatrix = process.env.TEST_TIER === 'matrix';

if (isMatrix && process.env.FUZZ_SEED === undefined) {
  // Child processes inherit the environment, so they use the same seed.
  process.env.FUZZ_SEED = String(Date.now() % 1_000_000);
  console.log(`FUZZ_SEED=${process.env.FUZZ_SEED}`);
}

/** How often a failed journey in a browser runs again: a machine of CI is busy. */
export const retries = process.env.CI ? 2 : 0;

/** The seed of random inputs. Set `FUZZ_SEED` to repeat a run. */
export const seed = Number(process.env.FUZZ_SEED ?? 20_261);

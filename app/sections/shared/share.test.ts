import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shareOf } from '#app/lib/share-of.ts';

test('each share has a rule', () => {
  const styles = readFileSync(new URL('share.module.css', import.meta.url), 'utf8');
  const shares = new Set(Array.from({ length: 90 }, (_, index) => shareOf(index + 1)));
  // The shared rule has a width of 1.
  shares.delete(1);
  for (const share of shares) {
    expect(styles).toContain(`[data-share='${share}'] {\n  flex-grow: ${share};`);
  }
});

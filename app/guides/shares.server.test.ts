import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawnShare } from './shares.server.ts';

const url = new URL('../sections/shared/share.module.css', import.meta.url);
// The rule of all shares has a width of 1.
const ruled = new Set([1]);
for (const [, share, width] of readFileSync(url, 'utf8').matchAll(
  /data-share='(\d+)'\] \{\s*flex-grow: (\d+);/g,
)) {
  if (share === width) ruled.add(Number(share));
}

test('drawnShare throws for a width without a rule in the stylesheet, and for no other', () => {
  for (let width = 1; width <= 60; width += 1) {
    const share = () => drawnShare(width, '/guides/a', 'Part');
    if (ruled.has(width)) expect(share()).toBe(width);
    else expect(share).toThrow('app/guides/content/a.md, “Part”: share.module.css has no rule');
  }
});

import { expect, test } from 'vitest';
import { writePage } from './page.ts';

test.each([
  ['Class', 'class'],
  ['Picture', 'picture'],
  ['Handle', 'handle'],
  ['Page meta', 'page-meta'],
])('refuses the title “%s”, whose name no page can export', async (title, slug) => {
  await expect(writePage('/no/such/folder', { title, slug })).rejects.toThrow(
    /which no export can have|which the new files use themselves/,
  );
});

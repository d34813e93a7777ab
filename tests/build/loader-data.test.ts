import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clientDir, file } from './built-site.ts';

/** The version of the framework's manifest, which names the release. */
const release = readdirSync(join(clientDir, 'assets'))
  .map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1])
  .find((version) => version !== undefined);

/** The text of a loader that returned nothing, in the framework's encoding. */
const nothing = /^\[\{"_1":2\},"[^"]+",\{"_3":-5\},"data"\]\s*$/;

test('all loader data names its release, so that a tab of an older one notices', () => {
  const names = readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.data'),
  );
  const texts = names.map((name) => ({ name, text: file(name) }));
  const holding = texts.filter(({ text }) => !nothing.test(text));
  expect(holding.length).toBeGreaterThan(5);
  for (const { name, text } of holding) expect(text, name).toContain(`"release","${release}"`);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentSecurityPolicy, readPolicy } from './policy.ts';

const hash = `sha256-${'a'.repeat(43)}=`;
const rest = { origin: 'https://upslope.example', indexable: true, connectOrigins: [] };
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'policy-'));
});
afterAll(() => rm(dir, { recursive: true }));

test('contentSecurityPolicy is strict for any list of hashes', () => {
  const policy = contentSecurityPolicy({ ...rest, scriptHashes: [hash], styleHashes: [] });
  const directives = new Map(
    policy.split('; ').map((text) => {
      const [name = '', ...sources] = text.split(' ');
      return [name, sources] as const;
    }),
  );
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual(["'self'", `'${hash}'`]);
  expect(directives.get('style-src')).toEqual(["'self'"]);
  for (const name of ['base-uri', 'form-action', 'frame-ancestors']) {
    expect(directives.get(name), name).toEqual(["'none'"]);
  }
  expect(directives.get('worker-src')).toEqual(["'self'"]);
  expect(directives.get('trusted-types')).toEqual(['page-check']);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
});

test('an origin to send data to changes connect-src and nothing else', () => {
  const closed = { ...rest, scriptHashes: [hash], styleHashes: [hash] };
  const open = { ...closed, connectOrigins: ['https://stats.example'] };
  expect(contentSecurityPolicy(open)).toBe(
    contentSecurityPolicy(closed).replace(
      "connect-src 'self'",
      "connect-src 'self' https://stats.example",
    ),
  );
});

test('readPolicy returns the hashes that the build wrote', async () => {
  const file = join(dir, 'good.json');
  const policy = { ...rest, scriptHashes: [hash], styleHashes: [hash, hash] };
  await writeFile(file, JSON.stringify(policy));
  expect(await readPolicy(file)).toEqual(policy);
});

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list missing', JSON.stringify({ ...rest, scriptHashes: [] })],
  [
    'a source that is no hash',
    JSON.stringify({ ...rest, scriptHashes: ["'unsafe-inline'"], styleHashes: [] }),
  ],
  [
    'a hash with more behind it',
    JSON.stringify({ ...rest, scriptHashes: [`${hash}; script-src *`], styleHashes: [] }),
  ],
  [
    'an origin to send data to with more behind it',
    JSON.stringify({
      ...rest,
      connectOrigins: ['https://a.example; script-src *'],
      scriptHashes: [],
      styleHashes: [],
    }),
  ],
  [
    'an origin to send data to without encryption',
    JSON.stringify({
      ...rest,
      connectOrigins: ['http://a.example'],
      scriptHashes: [],
      styleHashes: [],
    }),
  ],
  ['no origin', JSON.stringify({ indexable: true, scriptHashes: [], styleHashes: [] })],
  [
    'an origin with more behind it',
    JSON.stringify({ ...rest, origin: 'https://a.example"; x', scriptHashes: [], styleHashes: [] }),
  ],
  [
    'no word on indexing',
    JSON.stringify({ ...rest, indexable: 1, scriptHashes: [], styleHashes: [] }),
  ],
])('%s is refused, naming the file', async (_name, text) => {
  const file = join(dir, 'bad.json');
  await writeFile(file, text);
  await expect(readPolicy(file)).rejects.toThrow(file);
});

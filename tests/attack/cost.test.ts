import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRequest } from '#tests/server/raw-client.ts';
import { processorTime, workersOf } from '#tests/server/server-process.ts';
import { attackedSite, builtIn, type Target } from './victims.ts';

let site: Awaited<ReturnType<typeof attackedSite>>;
let target: Target;
let worker: number;
const rows: Record<string, unknown>[] = [];
beforeAll(async () => {
  site = await attackedSite();
  target = await builtIn(site.siteDir, { WORKERS: '1' });
  [worker = 0] = workersOf(target.pid);
});
afterAll(async () => {
  console.table(rows);
  await target.stop();
  await site.remove();
});

const repeats = 100;
const fill = (text: string, size: number) => text.repeat(Math.floor(size / text.length));
const probes: Readonly<Record<string, (size: number) => Parameters<typeof sendRequest>[1]>> = {
  'Range, blanks': (size) => ({ target: '/', headers: { Range: `bytes=${fill(' ', size)}x` } }),
  'Range, digits': (size) => ({ target: '/', headers: { Range: `bytes=${fill('9', size)}x` } }),
  'path of segments': (size) => ({ target: fill('/x', size) }),
  'path of slashes': (size) => ({ target: fill('/', size) }),
  'path of index.html': (size) => ({ target: `${fill('/index.html', size)}/` }),
  query: (size) => ({ target: `/services/?${fill('%', size)}` }),
  'Accept-Encoding': (size) => ({ target: '/', headers: { 'Accept-Encoding': fill('br,', size) } }),
  'Accept-Encoding, weights': (size) => ({
    target: '/',
    headers: { 'Accept-Encoding': `br;q=${fill('0', size)}` },
  }),
  'If-None-Match': (size) => ({ target: '/', headers: { 'If-None-Match': fill('W/"a",', size) } }),
  'If-Match': (size) => ({ target: '/', headers: { 'If-Match': fill('"a" ', size) } }),
  Host: (size) => ({ target: '/', headers: { Host: `${fill('a.', size)}/` } }),
};

test.each(Object.entries(probes))('%s costs at most linear CPU time', async (name, probe) => {
  const row: Record<string, unknown> = { probe: name };
  const costs: number[] = [];
  for (const size of [1_000, 4_000, 15_000]) {
    const before = processorTime(worker);
    for (let i = 0; i < repeats; i += 1) await sendRequest(target.port, probe(size));
    const cost = (processorTime(worker) - before) / repeats;
    costs.push(cost);
    row[`${size} bytes, ms`] = cost;
  }
  rows.push(row);
  // The input is 15 times as large: linear cost grows 15 times, quadratic cost 225 times.
  const [small = 0, , large = 0] = costs;
  expect(large).toBeLessThan(Math.max(small, 0.2) * 40);
});

/**
 * The ledger of samples is consistent: names, series, and the screenshots that are drawn from it.
 */
import { expect, test } from 'vitest';
import { sampleClients } from '#app/content/samples/clients.ts';
import { daniel, hannah, maya } from '#app/content/samples/people.ts';
import { sampleNote } from '#app/content/samples/note.ts';
import { riverside } from '#app/content/samples/riverside.ts';
import { stat } from '#app/content/samples/sample-client.ts';
import { dashboard, mapResults, rankTracker } from '#app/content/samples/screens.ts';

test('sample people have unique names', () => {
  const people = [...sampleClients.map(({ person }) => person), maya, daniel, hannah];
  const names = people.flatMap(({ name }) => name.replace('Dr. ', '').split(' '));
  expect([...new Set(names)]).toEqual(names);
});

test.each(sampleClients.filter(({ series }) => series))(
  '$name: its series ends on its result',
  ({ series, results }) => {
    const { before, values } = series!;
    const result = Object.values(results).find(({ after }) => after === values.at(-1));
    expect(result?.before).toBe(before);
  },
);

test('the rank tracker counts all keywords of its client', () => {
  const counts = rankTracker.distribution.map(({ count }) => count);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(riverside.facts.trackedKeywords);
  expect(counts[0]! + counts[1]!).toBe(riverside.results.pageOne.after);
});

test('the screenshots show clients of the ledger', () => {
  const names = sampleClients.map(({ name }) => name);
  for (const screen of [dashboard, rankTracker, mapResults]) expect(names).toContain(screen.client);
  expect(mapResults.listings[0].name).toBe(mapResults.client);
  expect(dashboard.visits.thisYear.map(({ month }) => month.slice(5))).toEqual(
    dashboard.visits.lastYear.map(({ month }) => month.slice(5)),
  );
  const shares = dashboard.sources.map(({ percent }) => percent);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
});

test('a result is worded as a change, a multiple or a level', () => {
  const result = { measure: 'calls', before: 25, after: 78 } as const;
  expect(stat({ ...result, as: 'change' }).value).toBe('+212%');
  expect(stat({ ...result, as: 'times' }).value).toBe('3.1×');
  expect(stat({ ...result, as: 'level' }).value).toBe('78');
  expect(stat({ ...result, after: 20, as: 'change' }).value).toBe('-20%');
});

test('the sample label names the samples, and is absent if every entry is real', () => {
  const real = { sample: false, name: 'Real Ltd' };
  const invented = { sample: true, name: 'Invented Ltd' };
  expect(sampleNote([real])).toBeNull();
  expect(sampleNote([invented])).not.toContain('Invented Ltd');
  expect(sampleNote([real, invented, { sample: true, name: 'Other Ltd' }])).toBe(
    'Sample content (Invented Ltd, Other Ltd): names, quotes and figures are invented.',
  );
});

import { expect, test } from 'vitest';
import { declaredContent, sampleContentOf } from '#app/content/sample-content.ts';
import { sampleClients } from '#app/content/samples/clients.ts';

const pageAndWhat = ({ page, what }: (typeof declaredContent)[number]) => `${page}: ${what}`;

test('a client leaves the sample content with `sample: false`', () => {
  const [client] = sampleClients;
  const of = (sample: boolean) =>
    sampleContentOf(
      declaredContent.map(({ shows, ...one }) => ({
        ...one,
        ...(shows && {
          shows: shows.map((each) => (each.name === client!.name ? { ...each, sample } : each)),
        }),
      })),
    )
      .map(pageAndWhat)
      .join('\n');
  expect(of(true)).toContain(client!.name);
  expect(of(false)).not.toContain(client!.name);
});

test('no client, company or person is sample content when all are real', () => {
  const real = declaredContent.map(({ shows, ...one }) => ({
    ...one,
    ...(shows && { shows: shows.map((each) => ({ ...each, sample: false })) }),
  }));
  const left = sampleContentOf(real);
  expect(left.length).toBeGreaterThan(0);
  const naming = left.filter(({ content }) =>
    sampleClients.some(({ name }) => JSON.stringify(content).includes(name)),
  );
  expect(
    naming.map(pageAndWhat),
    'name the clients of these in `shows` in app/content/sample-content.ts',
  ).toEqual([]);
});

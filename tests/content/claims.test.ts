/** A figure that two wordings of claims.ts state is the same in both. */
import { expect, test } from 'vitest';
import { badges, claims, promises } from '#app/content/claims.ts';

test('the badge of the SEO pricing page states the number of SEO clients', () => {
  expect(badges.clients).toContain(claims.seoClients.value);
});

test('the promise in sentences states the number of businesses served', () => {
  expect(`${promises.businesses.match(/[\d,]+/)?.[0]}+`).toBe(claims.businessesServed.value);
});

test('the badge and the promise state the same days of the guarantee', () => {
  const days = (text: string) => text.match(/\d+-day/i)?.[0].toLowerCase();
  expect(days(badges.guarantee)).toMatch(/-day$/);
  expect(days(badges.guarantee)).toBe(days(promises.guarantee));
});

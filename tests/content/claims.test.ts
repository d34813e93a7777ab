/** The promises are stated in one place: no other module types them, and what can't be derived agrees. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claims } from '#app/content/claims.ts';
import { climb } from '#app/content/climb.ts';
import { legalLine } from '#app/content/navigation.ts';
import { pricing } from '#app/content/pricing.ts';
import * as promises from '#app/content/promises.ts';
import { seoPricing } from '#app/content/seo-pricing.ts';
import { lastWeek, placesInWeek, startPlace } from '#app/lib/climb-week.ts';
import { localSearch } from '#illustrations/kit/rank-paths.ts';

const root = join(import.meta.dirname, '../..');

/** The wordings of the promises, and the forms in which sentences of their own state the numbers. */
const stated = [
  ...Object.values(promises).filter((value) => typeof value === 'string'),
  `${promises.guaranteeDays}-day`,
  `${promises.guaranteeDays} days`,
  `day ${promises.guaranteeDays}`,
  `${promises.noticeDays}-day`,
  `${promises.noticeDays} days`,
  `${promises.replyHours} hours`,
  `${promises.callMinutes}-minute`,
  `${promises.callMinutes} minutes`,
  `weeks ${promises.movementFromWeek}-${promises.movementToWeek}`,
  `${promises.biggerResultsDay} days`,
  `months ${promises.significantFromMonth}-${promises.significantToMonth}`,
  `${promises.industries} industries`,
];

/** Figures that equal a promise and are none. */
const others: readonly (readonly [file: string, words: string])[] = [
  ['app/content/claims.ts', "value: '30 days', measure: 'to see results'"],
  ['app/guides/hubs.server.ts', 'a plan for the first 30 days'],
  ['app/guides/hubs.server.ts', 'First visit $110, 45 minutes'],
];

/** The lines of a module without its comments. */
const linesOf = (file: string) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((line, index) => ({
      place: `${file}:${index + 1}`,
      line: line.replaceAll(String.raw`\u00a0`, ' '),
    }))
    .filter(({ line }) => !/^\s*(?:\/\*|\*|\/\/)/.test(line))
    .filter(({ line }) => !others.some(([where, words]) => where === file && line.includes(words)));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

test('no module of words types a promise', () => {
  const files = globSync(['app/content/*.ts', 'app/guides/*.ts'], { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/promises\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const typed = files
    .flatMap(linesOf)
    .flatMap(({ place, line }) =>
      stated
        .filter((words) => new RegExp(`(?<![\\d,.])${escaped(words)}`, 'i').test(line))
        .map((words) => `${place}: “${words}” is typed. Take it from app/content/promises.ts.`),
    );
  expect(typed).toEqual([]);
});

test.each([
  ['legalLine in navigation.ts', legalLine, promises.payment.replace('Major ', '')],
  ['paymentChoice in promises.ts', `Major ${promises.paymentChoice}`, promises.payment],
  ['claims.businessesServed', `${claims.businessesServed.value} businesses`, promises.businesses],
  [
    'the picture of the call in pricing.ts and its drawing, closeup-strategy-call.ts',
    pricing.process.illustration.alt,
    `${promises.callMinutes}th minute`,
  ],
  ['faq in seo-pricing.ts', JSON.stringify(seoPricing.faq), promises.contracts.replace(/s$/, '')],
])('%s states the promise', (where, text, promise) => {
  const plain = (words: string) => words.toLowerCase().replaceAll(' or ', ' and ').replace('+', '');
  expect(plain(text), `${where} says something else than app/content/promises.ts`).toContain(
    plain(promise),
  );
});

test('the climb of the landing page moves in the weeks of the promises', () => {
  const placeIn = (week: number) => placesInWeek(week)[0];
  const weekOf = (name: string) => climb.stages.find((stage) => stage.name === name)?.from;
  const { movementFromWeek, movementToWeek, biggerResultsWeek, significantToMonth } = promises;
  const remedy = 'Change `moves` in app/lib/climb-week.ts and `stages` in app/content/climb.ts';
  expect(placeIn(movementFromWeek - 1), remedy).toBe(startPlace);
  expect(placeIn(movementToWeek), remedy).toBeLessThan(startPlace);
  expect(weekOf('First movement'), remedy).toBeGreaterThanOrEqual(movementFromWeek);
  expect(weekOf('First movement'), remedy).toBeLessThanOrEqual(movementToWeek);
  expect(placeIn(biggerResultsWeek), remedy).toBeLessThan(placeIn(biggerResultsWeek - 1));
  expect(weekOf('Bigger results'), remedy).toBe(biggerResultsWeek);
  expect(weekOf('Significant results'), remedy).toBe(lastWeek);
  expect(Math.round((significantToMonth * 52) / 12), remedy).toBe(lastWeek);
  expect(climb.stated[2].week, remedy).toBe(lastWeek);
});

test('the last week of the climb and of the stairs of ranks is that of the last promise', () => {
  expect(localSearch.after).toBe(lastWeek);
  expect(localSearch.stages.significant.to).toBe(lastWeek);
});

test('the day and the week of bigger results are the same', () => {
  expect(Math.ceil(promises.biggerResultsDay / 7)).toBe(promises.biggerResultsWeek);
});

import { describe, expect, test } from 'vitest';
import {
  describeWeek,
  lastWeek,
  placesInWeek,
  startPlace,
  type ClimbScript,
} from './climb-week.ts';

const weeks = Array.from({ length: lastWeek + 1 }, (_, week) => week);
const visitor = weeks.map((week) => placesInWeek(week)[0]);
const best = (from: number, to: number) => Math.min(...visitor.slice(from, to + 1));

describe('places', () => {
  test.each(weeks)('in week %i each place has one shop', (week) => {
    expect([...placesInWeek(week)].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('at most two neighbors swap their places in a week', () => {
    for (const week of weeks.slice(1)) {
      const [before, after] = [placesInWeek(week - 1), placesInWeek(week)];
      const moved = after.filter((place, shop) => place !== before[shop]);
      expect([0, 2]).toContain(moved.length);
      expect(Math.abs(visitor[week]! - visitor[week - 1]!)).toBeLessThanOrEqual(1);
    }
  });

  test('the visitor starts in place 9, ends in place 3 and is never higher', () => {
    expect(visitor[0]).toBe(startPlace);
    expect(visitor[lastWeek]).toBe(3);
    expect(Math.min(...visitor)).toBe(3);
  });

  test('the visitor falls once, by one place, and regains it', () => {
    const falls = weeks.slice(1).filter((week) => visitor[week]! > visitor[week - 1]!);
    expect(falls).toHaveLength(1);
    const [fall] = falls as [number];
    const regained = visitor.findIndex((place, week) => week > fall && place < visitor[fall]!);
    expect(regained - fall).toBeGreaterThanOrEqual(3);
    expect(regained - fall).toBeLessThanOrEqual(5);
  });

  test.each([-1, 27, 1000, Number.NaN])('placesInWeek accepts week %d', (week) => {
    expect(placesInWeek(week)).toHaveLength(9);
    expect(visitor).toContain(placesInWeek(week)[0]);
  });
});

describe('the stated stages', () => {
  test('the place first changes in weeks 4 to 6', () => {
    expect(best(0, 3)).toBe(startPlace);
    expect(best(4, 6)).toBeLessThan(startPlace);
  });

  test('most places are gained around week 13', () => {
    const gained = (from: number, to: number) => visitor[from]! - visitor[to]!;
    expect(gained(12, 15)).toBeGreaterThan(gained(8, 11));
    expect(gained(12, 15)).toBeGreaterThan(gained(15, 18));
  });

  test('the best place is reached in months 3 to 6', () => {
    expect(visitor.indexOf(best(0, lastWeek))).toBeGreaterThanOrEqual(13);
  });
});

describe('describeWeek', () => {
  const script: ClimbScript = {
    stages: [
      { from: 0, name: 'Start.', doing: '', seen: '' },
      { from: 1, name: 'Plan', doing: '', seen: '' },
      { from: 5, name: 'First movement', doing: 'We rework {page}.', seen: 'More {wins}: {wins}.' },
      { from: 18, name: 'A slow month', doing: '', seen: '' },
    ],
  };
  const examples = { page: 'cakes', wins: '$& {page}' };

  test('states the week, the places and the stage', () => {
    expect(describeWeek(script, examples, 0).headline).toBe('Start.');
    expect(describeWeek(script, examples, 2).headline).toBe('Week 2: still in place 9. Plan.');
    expect(describeWeek(script, examples, 6).headline).toBe(
      'Week 6: up from 9 to 7. First movement.',
    );
    expect(describeWeek(script, examples, 18).headline).toBe(
      'Week 18: down from 4 to 5. A slow month.',
    );
  });

  test('inserts the examples of the trade unchanged', () => {
    const { doing, seen } = describeWeek(script, examples, 6);
    expect(doing).toBe('We rework cakes.');
    expect(seen).toBe('More $& {page}: $& {page}.');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFixture, type Fixture } from '#tests/server/fixture.ts';
import { prepareSite, type PreparedSite } from './prepared-site.ts';
import { resolveTarget } from './respond.ts';

let fixture: Fixture;
let next: Fixture;
let site: PreparedSite;
beforeAll(async () => {
  [fixture, next] = await Promise.all([makeFixture('1'), makeFixture('2')]);
  site = await prepareSite(fixture.siteDir);
});
afterAll(() => Promise.all([fixture.remove(), next.remove()]));

describe('resolveTarget', () => {
  test.each([
    ['/services', 'file'],
    ['http://any.example/services', 'file'],
    ['http://any.example', 'file'],
    ['http://any.example?x', 'file'],
    ['/services/', 'location'],
    ['/Services', 'notFound'],
    ['/services//', 'notFound'],
    ['/%73ervices', 'notFound'],
    ['*', 'notFound'],
    ['', 'file'],
  ])('%j leads to a %s', (target, kind) => {
    expect(Object.keys(resolveTarget(target, site))).toEqual([kind]);
  });

  test('takes linear time for a path of 250,000 segments', () => {
    // Quadratic time would exceed the timeout of the test.
    for (const part of ['/x', '/', '/..', '/%2e', '?', '/index.html', '/404']) {
      const target = `/guides${part.repeat(250_000)}`;
      expect(Object.keys(resolveTarget(target, site))).toEqual(['notFound']);
    }
  });
});

test('resolveTarget finds assets of another release, but not its pages', async () => {
  const other = await prepareSite(next.siteDir);
  expect(resolveTarget('/assets/entry-2Ab3.js', site, [other])).toHaveProperty('file');
  expect(resolveTarget('/assets/entry-2Ab3.js', site)).toHaveProperty('notFound');
  expect(resolveTarget('/services', site, [other])).toEqual(resolveTarget('/services', site));
});

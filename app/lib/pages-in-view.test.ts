// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pagesInView } from './pages-in-view.ts';

type Show = (links: readonly Element[]) => void;
let show: Show;
let entries: { name: string; startTime: number; encodedBodySize: number }[];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = [
    '/',
    '/pricing',
    '/pricing#faq',
    '/archive',
    '/a.pdf',
    'https://x.example/',
  ]
    .map((href) => `<a href="${href}">x</a>`)
    .join('');
  const observed = new Set<Element>();
  class Observer {
    constructor(notice: (found: object[]) => void) {
      show = (links) =>
        notice(
          links
            .filter((one) => observed.has(one))
            .map((target) => ({ isIntersecting: true, target })),
        );
    }
    observe = (one: Element) => observed.add(one);
    unobserve = (one: Element) => observed.delete(one);
    disconnect = () => observed.clear();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const Timing = Object.assign(function timing() {}, {}) as unknown as new () => object;
  vi.stubGlobal('PerformanceResourceTiming', Timing);
  entries = [];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() =>
    entries.map((entry) => Object.assign(new Timing(), entry) as unknown as PerformanceEntry),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const links = () => [...document.querySelectorAll('a')];
const move = () => {
  dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(2000);
};

test('names each other page once, one after the other, from the first move on', () => {
  const want = vi.fn();
  pagesInView('/', want);
  vi.advanceTimersByTime(10_000);
  move();
  show(links());
  expect(want).not.toHaveBeenCalled();
  vi.advanceTimersByTime(800);
  expect(want.mock.calls).toEqual([['/pricing']]);
  vi.advanceTimersByTime(10_000);
  expect(want.mock.calls).toEqual([['/pricing'], ['/archive']]);
});

test('stops at the limit', () => {
  const want = vi.fn();
  pagesInView('/', want);
  move();
  show(links());
  vi.advanceTimersByTime(800);
  entries = [{ name: '/x.js', startTime: Infinity, encodedBodySize: 60_000 }];
  vi.advanceTimersByTime(10_000);
  expect(want.mock.calls).toEqual([['/pricing']]);
});

test('names nothing where data is saved, and nothing once stopped', () => {
  const want = vi.fn();
  pagesInView('/', want)();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  pagesInView('/', want);
  vi.stubGlobal('navigator', { connection: { effectiveType: '3g' } });
  pagesInView('/', want);
  move();
  show?.(links());
  vi.advanceTimersByTime(10_000);
  expect(want).not.toHaveBeenCalled();
});

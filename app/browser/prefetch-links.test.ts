// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLinksInView } from './prefetch-links.tsx';

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
    entries.map(
      (entry) => Object.assign(new Timing(), entry) as unknown as PerformanceResourceTiming,
    ),
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

test('watchLinksInView reports each other page once, one at a time, after the first input', () => {
  const onPage = vi.fn();
  watchLinksInView('/', onPage);
  vi.advanceTimersByTime(10_000);
  move();
  show(links());
  expect(onPage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(800);
  expect(onPage.mock.calls).toEqual([['/pricing']]);
  vi.advanceTimersByTime(10_000);
  expect(onPage.mock.calls).toEqual([['/pricing'], ['/archive']]);
});

test('watchLinksInView stops at the byte limit', () => {
  const onPage = vi.fn();
  watchLinksInView('/', onPage);
  move();
  show(links());
  vi.advanceTimersByTime(800);
  entries = [{ name: '/x.js', startTime: Infinity, encodedBodySize: 60_000 }];
  vi.advanceTimersByTime(10_000);
  expect(onPage.mock.calls).toEqual([['/pricing']]);
});

test('watchLinksInView reports nothing with data saving, on a slow network, or once stopped', () => {
  const onPage = vi.fn();
  watchLinksInView('/', onPage)();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  watchLinksInView('/', onPage);
  vi.stubGlobal('navigator', { connection: { effectiveType: '3g' } });
  watchLinksInView('/', onPage);
  move();
  show?.(links());
  vi.advanceTimersByTime(10_000);
  expect(onPage).not.toHaveBeenCalled();
});

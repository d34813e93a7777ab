// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPictures } from './load-pictures.ts';

let stop: () => void;
/** The pictures whose loading has begun, in order. */
let begun: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.stubGlobal('cancelIdleCallback', undefined);
  begun = [];
  document.body.innerHTML = ['a', 'b', 'c', 'd']
    .map((id) => `<img id="${id}" loading="lazy" alt="">`)
    .join('');
  const images = [...document.querySelectorAll('img')];
  // happy-dom lacks it.
  Object.defineProperty(document, 'images', { configurable: true, value: images });
  for (const image of images) {
    image.checkVisibility = () => true;
    Object.defineProperty(image, 'complete', { value: false });
    Object.defineProperty(image, 'loading', {
      get: () => 'lazy',
      set: (value: string) => {
        if (value === 'eager') begun.push(image.id);
      },
    });
  }
  stop = loadPictures();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Dispatches an event at a picture, and lets the browser be idle. */
async function report(id: string, type: 'load' | 'error') {
  document.querySelector(`#${id}`)!.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(1000);
}

test('loads the next picture after one has loaded or failed', async () => {
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual(['a']);
  await report('a', 'load');
  expect(begun).toEqual(['a', 'b']);
  await report('b', 'error');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('loads one picture at a time after a picture failed and its placeholder loaded', async () => {
  await vi.advanceTimersByTimeAsync(1000);
  await report('a', 'error');
  await report('a', 'load');
  expect(begun).toEqual(['a', 'b']);
});

test('loads nothing after it is stopped', async () => {
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  await report('a', 'load');
  expect(begun).toEqual(['a']);
});

// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHoverIntent, type HoverGroup } from './use-hover-intent.ts';

let said: string[] = [];
const group: HoverGroup = { lastClosed: -Infinity };
let root: ReturnType<typeof createRoot>;
let hover: ReturnType<typeof useHoverIntent>;

function Probe({ isOpen = false }) {
  hover = useHoverIntent({
    isOpen,
    openDelay: 200,
    closeDelay: 200,
    skipDelay: 300,
    group,
    onOpen: () => said.push('open'),
    onClose: () => said.push('close'),
  });
  return null;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  said = [];
  group.lastClosed = -Infinity;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
});
afterEach(() => {
  vi.useRealTimers();
});

const mouse = { pointerType: 'mouse' } as React.PointerEvent;

test('rest opens after the delay and not before', () => {
  hover.onPointerEnter(mouse);
  vi.advanceTimersByTime(199);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['open']);
});

test('passing over opens nothing', () => {
  hover.onPointerEnter(mouse);
  vi.advanceTimersByTime(100);
  hover.onPointerLeave(mouse);
  vi.advanceTimersByTime(500);
  expect(said).toEqual(['close']);
});

test('coming back in time keeps it open', () => {
  hover.onPointerLeave(mouse);
  vi.advanceTimersByTime(150);
  hover.onPointerEnter(mouse);
  vi.advanceTimersByTime(1000);
  expect(said).not.toContain('close');
});

test('a neighbour opens at once within the skip delay', () => {
  group.lastClosed = performance.now();
  vi.advanceTimersByTime(299);
  hover.onPointerEnter(mouse);
  vi.advanceTimersByTime(0);
  expect(said).toEqual(['open']);
});

test('passing over one leaves its neighbours waiting the full delay', () => {
  hover.onPointerEnter(mouse);
  vi.advanceTimersByTime(100);
  hover.onPointerLeave(mouse);
  vi.advanceTimersByTime(250);
  said = [];
  hover.onPointerEnter(mouse);
  vi.advanceTimersByTime(199);
  expect(said).toEqual([]);
});

test('one that closed lets its neighbours open at once', async () => {
  await act(async () => root.render(<Probe isOpen />));
  await act(async () => root.render(<Probe />));
  hover.onPointerEnter(mouse);
  vi.advanceTimersByTime(0);
  expect(said).toEqual(['open']);
});

test('Escape closes it, wherever the focus is', async () => {
  await act(async () => root.render(<Probe isOpen />));
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(said).toEqual(['close']);
});

test('a tap is left to the click', () => {
  hover.onPointerEnter({ pointerType: 'touch' } as React.PointerEvent);
  vi.advanceTimersByTime(1000);
  expect(said).toEqual([]);
});

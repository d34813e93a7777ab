// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HoverGroup, useHoverIntent } from './use-hover-intent.ts';

let said: string[] = [];
let group: HoverGroup;
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
  group = new HoverGroup();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
});
afterEach(() => {
  vi.useRealTimers();
});

const event = (pointerType: string) => ({ pointerType }) as React.PointerEvent;
const enter = () => hover.onPointerEnter(event('mouse'));
const leave = () => hover.onPointerLeave(event('mouse'));

test('hover opens after the delay and not before', () => {
  enter();
  vi.advanceTimersByTime(199);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['open']);
});

test('pointer that leaves before the delay opens nothing', () => {
  enter();
  vi.advanceTimersByTime(100);
  leave();
  vi.advanceTimersByTime(500);
  expect(said).toEqual(['close']);
});

test('pointer that returns before the close delay keeps it open', () => {
  leave();
  vi.advanceTimersByTime(150);
  enter();
  vi.advanceTimersByTime(1000);
  expect(said).not.toContain('close');
});

test('popup within the skip delay of the last close opens at once', () => {
  group.opened()();
  vi.advanceTimersByTime(299);
  enter();
  vi.advanceTimersByTime(0);
  expect(said).toEqual(['open']);
});

test('popup that never opened gives its group no skip delay', () => {
  enter();
  vi.advanceTimersByTime(100);
  leave();
  vi.advanceTimersByTime(250);
  said = [];
  enter();
  vi.advanceTimersByTime(199);
  expect(said).toEqual([]);
});

test('close of one popup starts the skip delay of its group', async () => {
  await act(async () => root.render(<Probe isOpen />));
  await act(async () => root.render(<Probe />));
  enter();
  vi.advanceTimersByTime(0);
  expect(said).toEqual(['open']);
});

test('Escape closes an open popup wherever the focus is', async () => {
  await act(async () => root.render(<Probe isOpen />));
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(said).toEqual(['close']);
});

test('popup of a group with an open popup opens at once', async () => {
  await act(async () => root.render(<Probe isOpen />));
  enter();
  vi.advanceTimersByTime(0);
  expect(said).toEqual(['open']);
});

test('touch opens nothing', () => {
  hover.onPointerEnter(event('touch'));
  vi.advanceTimersByTime(1000);
  expect(said).toEqual([]);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenUsed } from './when-used.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(['pointermove', 'pointerdown', 'keydown', 'click'])(
  'begins at the first %s, once',
  (sign) => {
    const task = vi.fn();
    whenUsed(task);
    vi.advanceTimersByTime(60_000);
    expect(task).not.toHaveBeenCalled();
    dispatchEvent(new Event(sign));
    dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(2000);
    expect(task).toHaveBeenCalledOnce();
  },
);

test('can be called off before and after the first move', () => {
  const task = vi.fn();
  whenUsed(task)();
  dispatchEvent(new Event('keydown'));
  const callOff = whenUsed(task);
  dispatchEvent(new Event('keydown'));
  callOff();
  vi.advanceTimersByTime(2000);
  expect(task).not.toHaveBeenCalled();
});

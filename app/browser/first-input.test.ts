// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstInput } from './first-input.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(['pointermove', 'pointerdown', 'keydown', 'click'])(
  'the task runs once, after the first %s',
  (type) => {
    const task = vi.fn();
    afterFirstInput(task);
    vi.advanceTimersByTime(60_000);
    expect(task).not.toHaveBeenCalled();
    dispatchEvent(new Event(type));
    dispatchEvent(new Event(type));
    vi.advanceTimersByTime(2000);
    expect(task).toHaveBeenCalledOnce();
  },
);

test.each(['<a role="button">', '<form><input></form>', '<dialog><button></dialog>'])(
  'an input on %s is not the first one',
  (html) => {
    const task = vi.fn();
    afterFirstInput(task);
    document.body.innerHTML = html;
    const innermost = [...document.body.querySelectorAll('*')].at(-1)!;
    innermost.dispatchEvent(new Event('pointermove', { bubbles: true }));
    vi.advanceTimersByTime(2000);
    expect(task).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    vi.advanceTimersByTime(2000);
    expect(task).toHaveBeenCalledOnce();
  },
);

test('afterFirstInput can be canceled before and after the first input', () => {
  const task = vi.fn();
  afterFirstInput(task)();
  dispatchEvent(new Event('keydown'));
  const cancel = afterFirstInput(task);
  dispatchEvent(new Event('keydown'));
  cancel();
  vi.advanceTimersByTime(2000);
  expect(task).not.toHaveBeenCalled();
});

import { expect, test } from 'vitest';
import { notify, onNotification, onToasterNeeded, type Notification } from './notifications.ts';

const notification = (title: string): Notification => ({ kind: 'success', title, text: '' });

test('notify queues until the toaster subscribes, then delivers once and in order', () => {
  notify(notification('first'));
  notify(notification('second'));
  const taken: string[] = [];
  const stop = onNotification(({ title }) => taken.push(title));
  notify(notification('third'));
  stop();
  expect(taken).toEqual(['first', 'second', 'third']);

  const later: string[] = [];
  onNotification(({ title }) => later.push(title))();
  expect(later).toEqual([]);
});

test('notify requests the toaster each time there is none', () => {
  let requests = 0;
  const stop = onToasterNeeded(() => (requests += 1));
  notify(notification('first'));
  notify(notification('second'));
  expect(requests).toBe(2);
  stop();
  onNotification(() => {})();
});

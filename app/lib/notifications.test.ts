import { expect, test } from 'vitest';
import { notify, onNotification, type Notification } from './notifications.ts';

const word = (title: string): Notification => ({ kind: 'success', title, text: '' });

test('what is said before anyone listens is heard later, once and in order', () => {
  notify(word('first'));
  notify(word('second'));
  const heard: string[] = [];
  const stop = onNotification(({ title }) => heard.push(title));
  notify(word('third'));
  stop();
  expect(heard).toEqual(['first', 'second', 'third']);

  const later: string[] = [];
  onNotification(({ title }) => later.push(title))();
  expect(later).toEqual([]);
});

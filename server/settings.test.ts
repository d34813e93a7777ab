import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { listenFailure, localUrl, readSettings, SettingError } from './settings.ts';

test("readSettings defaults to port 3000, all interfaces and the project's build", () => {
  const settings = readSettings({});
  expect(settings.port).toBe(3000);
  expect(settings.host).toBeUndefined();
  expect(settings.workers).toBe(availableParallelism());
  expect(settings.siteDir).toMatch(/\/dist$/);
});

test.each(['abc', '-1', '65536', '3000.5', '0x10', ' 1', '1e3', '٣'])(
  'PORT=%s is refused',
  (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(SettingError);
    expect(() => readSettings({ PORT })).toThrow(PORT);
  },
);

test.each([
  [undefined, 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
])('HOST %s is opened at %s', (host, url) => {
  expect(localUrl(host, 3000)).toBe(url);
});

test('listenFailure explains each error in one line', () => {
  const settings = readSettings({ HOST: 'nowhere.example' });
  for (const [code, named] of [
    ['EADDRINUSE', 'PORT=3001'],
    ['EACCES', 'Port 3000'],
    ['EADDRNOTAVAIL', 'nowhere.example'],
    ['ENOTFOUND', 'nowhere.example'],
    ['EOTHER', 'EOTHER'],
  ] as const) {
    expect(listenFailure(code, settings)).toContain(named);
    expect(listenFailure(code, settings)).not.toContain('\n');
  }
});

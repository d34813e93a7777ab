/** Methods other than GET and HEAD: status 405. Bodies and upgrades, which change nothing. */
import { get, type Row, wholeServices } from './row.ts';

const methods: readonly Row[] = [
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
].flatMap((method) =>
  ['/', '/services/', '/nowhere', '/assets/entry-1Ab3.js'].map((target) => ({
    name: `${method} ${target}`,
    request: { method, target },
    status: 405,
    kind: 'error' as const,
    headers: { allow: 'GET, HEAD', location: null },
  })),
);

const bodies: readonly Row[] = [
  {
    name: 'GET with a body',
    request: { target: '/services', headers: { 'Content-Length': '5' }, body: 'hello' },
    ...wholeServices,
  },
  {
    name: 'POST with a body',
    request: {
      method: 'POST',
      target: '/services',
      headers: { 'Content-Length': '100000' },
      body: 'x'.repeat(100_000),
    },
    status: 405,
    kind: 'error',
  },
  {
    name: 'POST in chunks',
    request: {
      method: 'POST',
      target: '/',
      headers: { 'Transfer-Encoding': 'chunked' },
      body: '5\r\nhello\r\n0\r\n\r\n',
    },
    status: 405,
    kind: 'error',
  },
  {
    name: 'an upgrade that is not taken',
    request: get('/services', { Upgrade: 'websocket', Connection: 'Upgrade, close' }),
    ...wholeServices,
  },
];

export const methodRows: readonly Row[] = [...methods, ...bodies];

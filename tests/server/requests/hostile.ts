/** A row with bytes that are no valid request. */
type HostileRow = {
  readonly name: string;
  readonly bytes: string | Buffer;
  /** Allowed statuses of the first response. `closed` if the connection may close without one. */
  readonly allowed: readonly (number | 'closed')[];
  /** Whether the connection must carry at most one response. */
  readonly single?: boolean;
};

const host = 'Host: upslope.example\r\n';
const last = 'Connection: close\r\n\r\n';
const many = (count: number) => Array.from({ length: count }, (_, i) => `X-${i}: y\r\n`).join('');

/**
 * Invalid or hostile requests. The server may respond or close, but must not leak data or crash.
 */
export const hostileRows: readonly HostileRow[] = [
  { name: 'only line ends', bytes: '\r\n\r\n\r\n\r\n', allowed: [400, 'closed'] },
  {
    name: 'garbage',
    bytes: Buffer.from(Array.from({ length: 4_000 }, (_, i) => (i * 37) & 0xff)),
    allowed: [400, 'closed'],
  },
  {
    name: 'a TLS handshake',
    bytes: Buffer.from('16030100a5010000a10303', 'hex'),
    allowed: [400, 'closed'],
  },
  {
    name: 'the preface of HTTP/2',
    bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    allowed: [400, 405, 505, 'closed'],
  },
  { name: 'another version', bytes: `GET / HTTP/9.9\r\n${host}${last}`, allowed: [400, 505] },
  { name: 'no version at all', bytes: `GET / FTP/1.1\r\n${host}${last}`, allowed: [400] },
  { name: 'HTTP/1.0 without a host', bytes: 'GET /services HTTP/1.0\r\n\r\n', allowed: [200] },
  { name: 'no host', bytes: `GET / HTTP/1.1\r\n${last}`, allowed: [400] },
  {
    name: 'two hosts',
    bytes: `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n${last}`,
    allowed: [400],
  },
  { name: 'an impossible host', bytes: `GET / HTTP/1.1\r\nHost: a/b@c\r\n${last}`, allowed: [400] },
  {
    name: 'a null byte in the path',
    bytes: `GET /ser\0vices HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'an escaped null byte',
    bytes: `GET /index.html%00.txt HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'an incomplete escape',
    bytes: `GET /services% HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'an escape without hex digits',
    bytes: `GET /%zz/%u002e HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'path traversal',
    bytes: `GET /../../../../etc/passwd HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'path traversal, escaped',
    bytes: `GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'path traversal, half escaped',
    bytes: `GET /.%2e/private.txt HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'path traversal from a folder, escaped slashes',
    bytes: `GET /assets/..%2f..%2fprivate.txt HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'path traversal, overlong encoding',
    bytes: `GET /%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'path traversal, unescaped backslashes',
    bytes: `GET /..\\..\\private.txt HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'raw bytes above ASCII',
    bytes: Buffer.concat([
      Buffer.from('GET /\xff\xfe\xc0\xae/', 'latin1'),
      Buffer.from(` HTTP/1.1\r\n${host}${last}`),
    ]),
    allowed: [400, 404],
  },
  { name: 'a fragment', bytes: `GET /services#x HTTP/1.1\r\n${host}${last}`, allowed: [400, 404] },
  {
    name: 'a path without its slash',
    bytes: `GET services HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  { name: 'a star', bytes: `GET * HTTP/1.1\r\n${host}${last}`, allowed: [400, 404] },
  {
    name: 'CONNECT',
    bytes: `CONNECT evil.example:443 HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 405],
  },
  { name: 'an unknown method', bytes: `BREW / HTTP/1.1\r\n${host}${last}`, allowed: [400, 405] },
  {
    name: 'a method in lower case',
    bytes: `get / HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 405],
  },
  {
    name: 'a long method',
    bytes: `${'G'.repeat(20_000)} / HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 405, 414, 431, 'closed'],
  },
  {
    name: 'a URL of 200 kB',
    bytes: `GET /${'a'.repeat(200_000)} HTTP/1.1\r\n${host}${last}`,
    allowed: [414, 431, 'closed'],
  },
  {
    name: 'a query of 200 kB',
    bytes: `GET /?${'a'.repeat(200_000)} HTTP/1.1\r\n${host}${last}`,
    allowed: [414, 431, 'closed'],
  },
  {
    name: 'a header of 200 kB',
    bytes: `GET / HTTP/1.1\r\n${host}X-Long: ${'a'.repeat(200_000)}\r\n${last}`,
    allowed: [400, 431, 'closed'],
  },
  {
    name: 'many headers',
    bytes: `GET / HTTP/1.1\r\n${host}${many(20_000)}${last}`,
    allowed: [400, 431, 'closed'],
  },
  {
    name: 'a header name with a space',
    bytes: `GET / HTTP/1.1\r\n${host}X Y: z\r\n${last}`,
    allowed: [200, 400],
  },
  {
    name: 'a space before the colon',
    bytes: `GET / HTTP/1.1\r\n${host}X : z\r\n${last}`,
    allowed: [200, 400],
  },
  {
    name: 'a folded header',
    bytes: `GET / HTTP/1.1\r\n${host}X: a\r\n b\r\n${last}`,
    allowed: [200, 400],
  },
  {
    name: 'a null byte in a header',
    bytes: `GET / HTTP/1.1\r\n${host}X: a\0b\r\n${last}`,
    allowed: [400],
  },
  {
    name: 'a bare CR in a header',
    bytes: `GET / HTTP/1.1\r\n${host}X: a\rSet-Cookie: b\r\n${last}`,
    allowed: [200, 400],
  },
  {
    name: 'header splitting in a redirect',
    bytes: `GET /services/?x=a\rSet-Cookie:b HTTP/1.1\r\n${host}${last}`,
    allowed: [301, 400],
  },
  {
    name: 'a content length and chunks',
    bytes: `GET / HTTP/1.1\r\n${host}Content-Length: 30\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /private HTTP/1.1\r\n${host}\r\n`,
    allowed: [400],
    single: true,
  },
  {
    name: 'two content lengths',
    bytes: `POST / HTTP/1.1\r\n${host}Content-Length: 0\r\nContent-Length: 38\r\n\r\nGET /private HTTP/1.1\r\n${host}\r\n`,
    allowed: [400],
    single: true,
  },
  {
    name: 'a list of content lengths',
    bytes: `POST / HTTP/1.1\r\n${host}Content-Length: 0, 38\r\n\r\nGET /private HTTP/1.1\r\n${host}\r\n`,
    allowed: [400],
    single: true,
  },
  {
    name: 'a signed content length',
    bytes: `POST / HTTP/1.1\r\n${host}Content-Length: +5\r\n\r\nhello`,
    allowed: [400],
    single: true,
  },
  {
    name: 'a negative content length',
    bytes: `POST / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
    allowed: [400],
    single: true,
  },
  {
    name: 'an unknown transfer coding',
    bytes: `POST / HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\nGET /private HTTP/1.1\r\n${host}\r\n`,
    allowed: [400, 405, 501],
    single: true,
  },
  {
    name: 'two transfer codings',
    bytes: `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
    allowed: [400, 405, 501],
    single: true,
  },
  {
    name: 'a transfer coding other than chunked',
    bytes: `GET / HTTP/1.1\r\n${host}Transfer-Encoding: gzip\r\n\r\n`,
    allowed: [400, 501],
    single: true,
  },
  {
    name: 'malformed chunks',
    bytes: `GET / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n`,
    allowed: [200, 400],
    single: true,
  },
  {
    name: 'HTTP/2 on the request line',
    bytes: `GET / HTTP/2.0\r\n${host}${last}`,
    allowed: [400, 505],
  },
  {
    name: 'chunks in HTTP/1.0',
    bytes: `POST / HTTP/1.0\r\n${host}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    allowed: [400, 405, 501],
    single: true,
  },
  {
    name: 'a long chunk extension',
    bytes: `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n5;${'a'.repeat(60_000)}\r\nhello\r\n0\r\n\r\n`,
    allowed: [400, 405, 413, 'closed'],
  },
  {
    name: 'a chunk size above 64 bits',
    bytes: `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n`,
    allowed: [400, 405, 413, 'closed'],
  },
  {
    name: 'an unknown expectation',
    bytes: `GET /services HTTP/1.1\r\n${host}Expect: x\r\n${last}`,
    allowed: [200, 417],
  },
];

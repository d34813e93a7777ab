import net from 'node:net';
import zlib from 'node:zlib';

/** An HTTP response as received. */
export type RawResponse = {
  readonly status: number;
  /** Values by lower-case name. A repeated header has several. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  /** With its content coding. */
  readonly body: Buffer;
  /** The bytes after the first response. */
  readonly rest: Buffer;
};

/**
 * Sends bytes to a local port and collects the response bytes until the server closes or `timeout`
 * milliseconds have passed. A reset counts as a close.
 */
export function exchange(
  port: number,
  request: string | Buffer,
  { timeout = 3_000, end = false } = {},
): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = net.connect({ port, host: '127.0.0.1' });
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(chunks));
    };
    const timer = setTimeout(finish, timeout);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', finish);
    socket.on('close', finish);
    if (end) socket.end(request);
    else socket.write(request);
  });
}

/**
 * Parses the first response. Undefined for no bytes.
 * @throws if the bytes are not an HTTP response
 */
export function parseResponse(bytes: Buffer, method = 'GET'): RawResponse | undefined {
  if (bytes.length === 0) return undefined;
  const border = bytes.indexOf('\r\n\r\n');
  const head = bytes.subarray(0, border).toString('latin1').split('\r\n');
  const match = /^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(head[0] ?? '');
  if (border === -1 || match === null) {
    throw new Error(`Not a response: ${bytes.subarray(0, 200).toString('latin1')}`);
  }
  const headers = new Map<string, string[]>();
  for (const line of head.slice(1)) {
    const colon = line.indexOf(': ');
    if (colon < 1) throw new Error(`Not a header: ${line}`);
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 2)]);
  }
  const status = Number(match[1]);
  const after = bytes.subarray(border + 4);
  const declared = Number(headers.get('content-length')?.[0] ?? after.length);
  const length = method === 'HEAD' || status === 304 ? 0 : declared;
  return { status, headers, body: after.subarray(0, length), rest: after.subarray(length) };
}

/** Variable parts of a valid request. */
export type RawRequest = {
  readonly method?: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** The bytes of a valid request with `Connection: close`. */
function requestBytes({ method = 'GET', target, headers = {}, body = '' }: RawRequest): Buffer {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...Object.entries({ Host: 'upslope.example', Connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1');
}

/**
 * Sends a request and parses the response.
 * @throws if there is none within `timeout` milliseconds
 */
export async function sendRequest(
  port: number,
  request: RawRequest,
  { timeout = 20_000 } = {},
): Promise<RawResponse> {
  const received = await exchange(port, requestBytes(request), { timeout });
  const response = parseResponse(received, request.method);
  if (response === undefined) throw new Error(`No response to ${request.target.slice(0, 100)}`);
  return response;
}

/**
 * The value of a header, or undefined.
 * @throws if the header is repeated
 */
export function header(response: RawResponse, name: string): string | undefined {
  const values = response.headers.get(name.toLowerCase());
  if (values !== undefined && values.length > 1) throw new Error(`${name} was sent twice`);
  return values?.[0];
}

/** The body without its content coding. */
export function decoded(response: RawResponse): Buffer {
  const coding = header(response, 'content-encoding');
  if (coding === 'br') return zlib.brotliDecompressSync(response.body);
  if (coding === 'gzip') return zlib.gunzipSync(response.body);
  return response.body;
}

import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { allowedMethods } from './headers.ts';
import { limitPipelining } from './pipelining.ts';
import type { Policy } from './policy.ts';
import { plainResponse, prepareSite, type PreparedSite } from './prepared-site.ts';
import { respond, sendStatus } from './respond.ts';

/** What a client can make the server hold or do, in milliseconds, bytes and counts. */
const limits = {
  /** For the request line and the headers. */
  headersTimeout: 10_000,
  /** For the whole request. */
  requestTimeout: 15_000,
  /** Without a byte moving in either direction while a response is sent. */
  silenceTimeout: 30_000,
  /** Between requests. Longer than the 60 s of common proxies, so that they close first. */
  keepAliveTimeout: 65_000,
  /** How often Node looks for expired connections; its own 30 s would treble the first two. */
  connectionsCheckingInterval: 1_000,
  /** Request line and headers together. */
  maxHeaderSize: 16_384,
  /** Bodies are never used. A small one is read so that the connection can be kept. */
  maxBodySize: 1_048_576,
  /** Unanswered requests on one connection. */
  maxPipelined: 16,
  /** Connections of one process. From nine tenths on, those without a request are closed. */
  maxConnections: 5_000,
};

/** How a site is served. */
export interface AppOptions {
  /** Holds `client/` and `policy.json`. */
  readonly siteDir: string;
  readonly limits?: Readonly<Partial<typeof limits>>;
}

/** A server that does not listen yet. */
export interface App {
  readonly server: http.Server;
  /** How many addresses answer with 200. */
  readonly addresses: number;
  /**
   * Reads another build. From then on its assets are served, and its pages after `commit`. Rejects
   * where the build cannot be served, and then nothing has changed.
   */
  stage(siteDir: string): Promise<void>;
  /** Switches to what was staged, if anything was. The assets of the old build are still served. */
  commit(): void;
  /** Drops what was staged. */
  discard(): void;
  /** Stops listening, lets responses finish, and cuts what is left after `grace` milliseconds. */
  drain(grace: number): Promise<void>;
}

const parserStatuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers on the bare socket, where Node's parser gives no response object, and closes it. */
function answerSocket(socket: Socket, status: number, policy: Policy, extra: string[] = []) {
  const { headers, body } = plainResponse(status, policy, ['Connection', 'close', ...extra]);
  let head = `HTTP/1.1 ${status} ${http.STATUS_CODES[status] ?? 'Error'}\r\n`;
  for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
  socket.end(`${head}Date: ${new Date().toUTCString()}\r\n\r\n${body}`);
  // The client may go on sending, or never close its side.
  setTimeout(() => socket.destroy(), 1_000).unref();
}

/**
 * Makes a server for a built site, all of it in memory. Throws where the site or its policy cannot
 * be served.
 */
export async function createApp(options: AppOptions): Promise<App> {
  const bounds = { ...limits, ...options.limits };
  let site: PreparedSite = await prepareSite(options.siteDir);
  let staged: PreparedSite | undefined;
  /** Served until the last switch. */
  let previous: PreparedSite | undefined;
  const others = () => [staged, previous].filter((other) => other !== undefined);

  /** Reads and drops a body, then responds: one response, also when the body turns out malformed. */
  function respondAfterBody(req: IncomingMessage, res: ServerResponse) {
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bounds.maxBodySize || res.headersSent) return;
      sendStatus(res, 413, site, ['Connection', 'close']);
    });
    req.once('end', () => {
      if (!res.headersSent) respond(req, res, site, others());
    });
  }

  function onRequest(req: IncomingMessage, res: ServerResponse) {
    const { 'content-length': length, 'transfer-encoding': coding } = req.headers;
    const hasBody = coding?.trim().toLowerCase() === 'chunked' || Number(length ?? 0) > 0;
    if (hasBody) respondAfterBody(req, res);
    else if (!res.destroyed) respond(req, res, site, others());
  }

  const server = http.createServer({
    headersTimeout: bounds.headersTimeout,
    requestTimeout: bounds.requestTimeout,
    keepAliveTimeout: bounds.keepAliveTimeout,
    connectionsCheckingInterval: bounds.connectionsCheckingInterval,
    maxHeaderSize: bounds.maxHeaderSize,
    // Node would answer without the site's headers: `respond` checks the host instead.
    requireHostHeader: false,
  });
  limitPipelining(server, bounds.maxPipelined);
  server.on('request', onRequest);
  server.setTimeout(bounds.silenceTimeout);
  server.maxConnections = bounds.maxConnections;
  let connections = 0;
  server.on('connection', (socket) => {
    // Node removes its own listener once a socket is handed over (CONNECT), and a reset connection
    // without a listener for `error` ends the process.
    socket.on('error', () => {});
    connections += 1;
    socket.once('close', () => (connections -= 1));
    if (connections > bounds.maxConnections * 0.9) server.closeIdleConnections();
  });
  // The client waits with its body for this response: it never has to send it.
  const respondNow = (req: IncomingMessage, res: ServerResponse) => {
    res.shouldKeepAlive = false;
    respond(req, res, site, others());
  };
  server.on('checkContinue', respondNow);
  server.on('checkExpectation', respondNow);
  server.on('connect', (_req, socket: Socket) => {
    answerSocket(socket, 405, site.policy, ['Allow', allowedMethods.join(', ')]);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const current = (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage;
    // A second response would be read as part of the one that is being sent.
    const isSending = current?.headersSent ?? false;
    if (error.code === 'ECONNRESET' || !socket.writable || isSending) socket.destroy();
    else answerSocket(socket as Socket, parserStatuses[error.code ?? ''] ?? 400, site.policy);
  });

  return {
    server,
    get addresses() {
      return site.addressed.size;
    },
    async stage(siteDir) {
      staged = await prepareSite(siteDir);
    },
    commit() {
      if (staged === undefined) return;
      [previous, site, staged] = [site, staged, undefined];
    },
    discard() {
      staged = undefined;
    },
    drain(grace) {
      return new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), grace);
        // A connection becomes idle when its response is sent, and would be kept for a minute.
        const sweep = setInterval(() => server.closeIdleConnections(), 50);
        server.close(() => {
          clearTimeout(cut);
          clearInterval(sweep);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
  };
}

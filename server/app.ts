import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { allowedMethods } from './headers.ts';
import { http } from './http.ts';
import { limits } from './limits.ts';
import { limitPipelining } from './pipelining.ts';
import type { Policy } from './policy.ts';
import { plainResponse, prepareSite, type PreparedSite } from './prepared-site.ts';
import { respond, sendStatus } from './respond.ts';

/** Options of `createApp`. */
export type AppOptions = {
  /** The build folder: `client/` and `policy.json`. */
  readonly siteDir: string;
  readonly limits?: Readonly<Partial<typeof limits>>;
};

/** An HTTP server for a built site. It does not listen yet. */
export type App = {
  readonly server: Server;
  /** Number of canonical addresses with status 200. */
  readonly addresses: number;
  /**
   * Reads another build. Its assets are served at once, its pages after `commit`.
   * @throws where the build cannot be served; the current build then stays in use
   */
  stage(siteDir: string): Promise<void>;
  /** Switches to the staged build, if there is one. Assets of the old build remain available. */
  commit(): void;
  /** Drops the staged build. */
  discard(): void;
  /** Stops listening and waits for open responses. Closes the rest after `grace` milliseconds. */
  drain(grace: number): Promise<void>;
};

const parserStatuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Writes a raw response and closes the socket, for cases where Node's parser provides no response
 * object.
 */
function answerSocket(socket: Duplex, status: number, policy: Policy, extra: string[] = []) {
  const { headers, body } = plainResponse(status, policy, ['Connection', 'close', ...extra]);
  let head = `HTTP/1.1 ${status} ${http.STATUS_CODES[status] ?? 'Error'}\r\n`;
  for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
  socket.end(`${head}Date: ${new Date().toUTCString()}\r\n\r\n${body}`);
  // The client may keep sending, or never close its end.
  setTimeout(() => socket.destroy(), 1_000).unref();
}

/**
 * Creates a server that holds the whole built site in memory.
 * @throws where the site or its `policy.json` cannot be served
 */
export async function createApp(options: AppOptions): Promise<App> {
  const bounds = { ...limits, ...options.limits };
  let site: PreparedSite = await prepareSite(options.siteDir);
  let staged: PreparedSite | undefined;
  /** The last build that had addresses which the current one lacks. Its assets remain available. */
  let previous: PreparedSite | undefined;
  const others = () => [staged, previous].filter((other) => other !== undefined);

  /** Discards the body, then sends exactly one response, even if the body turns out malformed. */
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
    // With `true`, Node would reject without the site's headers. `respond` checks the host instead.
    requireHostHeader: false,
  });
  limitPipelining(server, bounds.maxPipelined);
  server.on('request', onRequest);
  server.setTimeout(bounds.silenceTimeout);
  server.maxConnections = bounds.maxConnections;
  let connections = 0;
  server.on('connection', (socket) => {
    // After CONNECT Node removes its own `error` listener. Without one, a reset connection would
    // end the process.
    socket.on('error', () => {});
    connections += 1;
    socket.once('close', () => (connections -= 1));
    if (connections > bounds.maxConnections * 0.9) server.closeIdleConnections();
  });
  // Expect: 100-continue. The client holds its body back until it has this response.
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
    const current = '_httpMessage' in socket ? socket._httpMessage : undefined;
    // The client would read a second response as part of the first.
    const isSending = current instanceof http.ServerResponse && current.headersSent;
    if (error.code === 'ECONNRESET' || !socket.writable || isSending) socket.destroy();
    else answerSocket(socket, parserStatuses[error.code ?? ''] ?? 400, site.policy);
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
      // Not if the same build is read again: the assets of the one before would be lost.
      const { addressed } = staged;
      if ([...site.addressed.keys()].some((address) => !addressed.has(address))) previous = site;
      [site, staged] = [staged, undefined];
    },
    discard() {
      staged = undefined;
    },
    drain(grace) {
      return new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), grace);
        // A connection becomes idle when its response ends. Without this it would remain open for
        // `keepAliveTimeout`.
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

import { open } from 'node:fs/promises';
import http from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  allowedMethods,
  assetPrefix,
  headersFor,
  type AnswerKind,
  type HeaderList,
} from './headers.ts';
import { acceptedEncodings, byteRange, namesEtag } from './negotiation.ts';
import { readPolicy, type Policy } from './policy.ts';
import { moves, notAddressed, notPlain, shortForm } from './redirects.ts';
import { nearest, readSiteFiles, type Representation, type SiteFile } from './site-files.ts';

/** In milliseconds and bytes. Each bounds what one connection can hold on to. */
const limits = {
  /** For the request line and the headers. */
  headersTimeout: 10_000,
  /** For the whole request. */
  requestTimeout: 15_000,
  /** Without a byte moving in either direction while a request is answered. */
  silenceTimeout: 30_000,
  /** Between requests. Longer than the 60 s of common proxies, so that they hang up first. */
  keepAliveTimeout: 65_000,
  /** Node looks for expired connections this often; its own 30 s would treble the first two. */
  connectionsCheckingInterval: 1_000,
  /** Request line and headers together. */
  maxHeaderSize: 16_384,
  /** Bodies are never wanted; a small one is read and forgotten so that the answer arrives. */
  maxBodySize: 1_048_576,
};

/** How a site is served. */
export interface AppOptions {
  /** Holds `client/` and `policy.json`. May be a link: it is followed anew by `stage`. */
  readonly siteDir: string;
  /** In bytes, see `readSiteFiles`. */
  readonly memoryBudget?: number;
  readonly limits?: Readonly<Partial<typeof limits>>;
}

/** A server that does not listen yet. */
export interface App {
  readonly server: http.Server;
  /** How many addresses answer with 200. */
  readonly addresses: number;
  /**
   * Reads the site again. From then on the assets of the new one are answered too, its pages only
   * after `commit`: where several servers share a port, a page from one that has switched may name
   * a file that is asked of one that has not. On failure nothing changes.
   */
  stage(): Promise<void>;
  /** Switches to what was staged, if anything was. */
  commit(): void;
  /** Forgets what was staged. */
  discard(): void;
  /** Stops listening, lets answers finish, and cuts what is left after `grace` milliseconds. */
  drain(grace: number): Promise<void>;
}

interface Answer {
  readonly representation: Representation;
  /** Flat name-value lists: Node writes them as they are, without copying or checking a map. */
  readonly ok: string[];
  readonly notModified: string[];
  /** Without length, for a part of the whole. */
  readonly common: string[];
}

interface PreparedFile {
  readonly isIndex: boolean;
  readonly answers: Partial<Record<Representation['encoding'], Answer>> & {
    readonly identity: Answer;
  };
}

interface PreparedSite {
  readonly policy: Policy;
  /** Everything but the `Location` of a redirect. */
  readonly redirect: { readonly headers: readonly string[]; readonly body: string };
  readonly addressed: ReadonlyMap<string, PreparedFile>;
  readonly misses: ReadonlyMap<string, PreparedFile>;
}

const flat = (headers: HeaderList): string[] => headers.flatMap(([name, value]) => [name, value]);

function prepare(file: SiteFile, policy: Policy, missing: boolean): PreparedFile {
  const negotiated = Object.keys(file.representations).length > 1;
  const answer = (representation: Representation): Answer => {
    const validators = [
      ...(negotiated ? ['Vary', 'Accept-Encoding'] : []),
      // A miss is not a state to validate or to take a part of.
      ...(missing ? [] : ['ETag', representation.etag]),
      ...flat(headersFor(missing ? 'error' : file.kind, policy)),
    ];
    const common = [
      'Content-Type',
      file.contentType,
      ...(representation.encoding === 'identity'
        ? []
        : ['Content-Encoding', representation.encoding]),
      ...(missing ? [] : ['Accept-Ranges', 'bytes']),
      ...validators,
    ];
    return {
      representation,
      ok: ['Content-Length', String(representation.size), ...common],
      notModified: validators,
      common,
    };
  };
  const { br, gzip, identity } = file.representations;
  return {
    isIndex: file.isIndex,
    answers: {
      ...(br && { br: answer(br) }),
      ...(gzip && { gzip: answer(gzip) }),
      identity: answer(identity),
    },
  };
}

async function prepareSite({ siteDir, memoryBudget }: AppOptions): Promise<PreparedSite> {
  const policy = await readPolicy(path.join(siteDir, 'policy.json'));
  const { addressed, misses } = await readSiteFiles(path.join(siteDir, 'client'), memoryBudget);
  const prepareAll = (files: ReadonlyMap<string, SiteFile>, missing: boolean) =>
    new Map(
      [...files].map(([address, file]) => [address, prepare(file, policy, missing)] as const),
    );
  return {
    policy,
    redirect: plainAnswer(301, policy, [], 'redirect'),
    addressed: prepareAll(addressed, false),
    misses: prepareAll(misses, true),
  };
}

const odd = new RegExp(notPlain);
const hidden = new RegExp(notAddressed);
const movedTo = new Map<string, string>(moves.map(({ from, to }) => [from, to]));
const hostForm = /^[\w.:[\]-]*$/;
const absoluteForm = /^https?:\/\/[^/?#]*/i;

/** Headers and body of an answer that is only a status. */
function plainAnswer(
  status: number,
  policy: Policy,
  extra: readonly string[] = [],
  kind: AnswerKind = 'error',
) {
  const body = `${http.STATUS_CODES[status] ?? 'Error'}\n`;
  const headers = [
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    ...extra,
    ...flat(headersFor(kind, policy)),
  ];
  return { headers, body };
}

/** For what Node's parser refuses before there is a request: answered by hand, then closed. */
function answerSocket(socket: Socket, status: number, policy: Policy, extra: string[] = []) {
  const { headers, body } = plainAnswer(status, policy, ['Connection', 'close', ...extra]);
  let head = `HTTP/1.1 ${status} ${http.STATUS_CODES[status] ?? 'Error'}\r\n`;
  for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
  socket.end(`${head}Date: ${new Date().toUTCString()}\r\n\r\n${body}`);
  // A client that goes on sending is not read any more, and must not be waited for either.
  setTimeout(() => socket.destroy(), 1_000).unref();
}

const parserStatuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** HTTP/1.1 needs exactly one `Host`, and one that a host can have; it decides nothing here. */
function hasGoodHost(req: http.IncomingMessage): boolean {
  const { host } = req.headers;
  if (host === undefined) return req.httpVersionMinor === 0;
  if (!hostForm.test(host)) return false;
  let hosts = 0;
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

/** A query as it may stand in a header: whatever is not printable ASCII is escaped. */
const safeQuery = (query: string) =>
  query.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));

async function sendFromDisk(
  res: http.ServerResponse,
  status: number,
  headers: string[],
  file: string,
  range: { start: number; end: number } | undefined,
) {
  const handle = await open(file);
  try {
    res.writeHead(status, headers);
    await pipeline(handle.createReadStream({ ...range, autoClose: false }), res);
  } finally {
    await handle.close();
  }
}

/**
 * Makes a server for a built site: everything is looked up in a table of the files that were there
 * when it was read, by the address exactly as sent. Throws where the site or its policy is missing.
 */
export async function createApp(options: AppOptions): Promise<App> {
  const bounds = { ...limits, ...options.limits };
  let site = await prepareSite(options);
  let staged: PreparedSite | undefined;

  function refuse(res: http.ServerResponse, status: number, extra: readonly string[] = []) {
    const { headers, body } = plainAnswer(status, site.policy, extra);
    res.writeHead(status, headers);
    res.end(body);
  }

  function send(
    req: http.IncomingMessage,
    res: http.ServerResponse,
    status: number,
    headers: string[],
    { body, file }: Representation,
    range?: { start: number; end: number },
  ) {
    if (body !== undefined || req.method === 'HEAD') {
      res.writeHead(status, headers);
      res.end(
        req.method === 'HEAD'
          ? undefined
          : range
            ? body?.subarray(range.start, range.end + 1)
            : body,
      );
      return;
    }
    sendFromDisk(res, status, headers, file, range).catch((error: unknown) => {
      if (!res.headersSent) refuse(res, 500);
      else res.destroy();
      // A visitor who leaves early is no fault of ours.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE')
        console.error(error);
    });
  }

  function choose(req: http.IncomingMessage, { answers }: PreparedFile): Answer {
    for (const encoding of acceptedEncodings(
      req.headers['accept-encoding'] as string | undefined,
    )) {
      const answer = answers[encoding];
      if (answer !== undefined) return answer;
    }
    return answers.identity;
  }

  function sendMiss(req: http.IncomingMessage, res: http.ServerResponse, target: string) {
    const answer = choose(req, nearest(site.misses, target));
    send(req, res, 404, answer.ok, answer.representation);
  }

  function sendFile(req: http.IncomingMessage, res: http.ServerResponse, file: PreparedFile) {
    const answer = choose(req, file);
    const { representation } = answer;
    const { 'if-none-match': known, range, 'if-range': condition } = req.headers;
    if (known !== undefined && namesEtag(known, representation.etag)) {
      res.writeHead(304, answer.notModified);
      res.end();
      return;
    }
    // A part is only worth sending if the rest that the client holds is of the same bytes.
    if (
      range !== undefined &&
      req.method === 'GET' &&
      (condition === undefined || condition === representation.etag)
    ) {
      const part = byteRange(range, representation.size);
      if (part === 'unsatisfiable') {
        refuse(res, 416, ['Content-Range', `bytes */${representation.size}`]);
        return;
      }
      if (part !== undefined) {
        const headers = [
          'Content-Length',
          String(part.end - part.start + 1),
          'Content-Range',
          `bytes ${part.start}-${part.end}/${representation.size}`,
          ...answer.common,
        ];
        send(req, res, 206, headers, representation, part);
        return;
      }
    }
    send(req, res, 200, answer.ok, representation);
  }

  function redirect(res: http.ServerResponse, path: string, query: string) {
    const location = query.length > 1 ? path + safeQuery(query) : path;
    res.writeHead(301, ['Location', location, ...site.redirect.headers]);
    res.end(site.redirect.body);
  }

  /** Reads a body to its end so that the connection can be used again, but not for ever. */
  function forget(req: http.IncomingMessage) {
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > bounds.maxBodySize) req.destroy();
    });
  }

  function answer(req: http.IncomingMessage, res: http.ServerResponse) {
    if (
      req.headers['content-length'] !== undefined ||
      req.headers['transfer-encoding'] !== undefined
    ) {
      forget(req);
    }
    if (!hasGoodHost(req)) {
      refuse(res, 400, ['Connection', 'close']);
      return;
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      refuse(res, 405, ['Allow', allowedMethods.join(', ')]);
      return;
    }
    const sent = req.url ?? '/';
    const target = sent.startsWith('/') ? sent : sent.replace(absoluteForm, '') || '/';
    const mark = target.indexOf('?');
    const address = mark === -1 ? target : target.slice(0, mark);
    const query = mark === -1 ? '' : target.slice(mark);
    const file =
      site.addressed.get(address) ??
      (address.startsWith(assetPrefix) ? staged?.addressed.get(address) : undefined);
    if (file !== undefined) {
      sendFile(req, res, file);
      return;
    }
    if (!odd.test(target) && !hidden.test(target)) {
      const moved = movedTo.get(address);
      const short = shortForm(address);
      if (moved !== undefined) {
        redirect(res, moved, query);
        return;
      }
      if (short !== undefined && site.addressed.get(short)?.isIndex) {
        redirect(res, short, query);
        return;
      }
    }
    sendMiss(req, res, address);
  }

  const server = http.createServer(
    {
      headersTimeout: bounds.headersTimeout,
      requestTimeout: bounds.requestTimeout,
      keepAliveTimeout: bounds.keepAliveTimeout,
      connectionsCheckingInterval: bounds.connectionsCheckingInterval,
      maxHeaderSize: bounds.maxHeaderSize,
      // Node would answer without our headers: `hasGoodHost` does it instead.
      requireHostHeader: false,
    },
    answer,
  );
  server.setTimeout(bounds.silenceTimeout);
  // Node removes its own listener once a socket is handed over (CONNECT), and a reset connection
  // without a listener for `error` ends the process.
  server.on('connection', (socket) => socket.on('error', () => {}));
  // Whatever a client expects, the final answer is ready.
  server.on('checkContinue', answer);
  server.on('checkExpectation', answer);
  server.on('connect', (_req, socket: Socket) => {
    answerSocket(socket, 405, site.policy, ['Allow', allowedMethods.join(', ')]);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const busy = (socket as Socket & { _httpMessage?: unknown })._httpMessage;
    // An answer that is under way would be torn in two.
    if (error.code === 'ECONNRESET' || !socket.writable || busy) socket.destroy();
    else answerSocket(socket as Socket, parserStatuses[error.code ?? ''] ?? 400, site.policy);
  });

  return {
    server,
    get addresses() {
      return site.addressed.size;
    },
    async stage() {
      staged = await prepareSite(options);
    },
    commit() {
      site = staged ?? site;
      staged = undefined;
    },
    discard() {
      staged = undefined;
    },
    drain(grace) {
      return new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), grace);
        // A connection is idle again once its answer is through, and would be kept for a minute.
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

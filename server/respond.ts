import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowedMethods, assetPrefix } from './headers.ts';
import { acceptedEncodings, byteRange, matchesEtag, namesEtag } from './negotiation.ts';
import {
  plainResponse,
  type PreparedFile,
  type PreparedForm,
  type PreparedSite,
} from './prepared-site.ts';
import { moves, notAddressed, notPlain, shortForm } from './redirects.ts';
import { nearest } from './site-files.ts';

const notPlainPattern = new RegExp(notPlain);
const notAddressedPattern = new RegExp(notAddressed);
const movedTo = new Map<string, string>(moves.map(({ from, to }) => [from, to]));
const validHost = /^[\w.:[\]-]*$/;
const schemeAndHost = /^https?:\/\/[^/?#]*/i;

/** The result of looking up a request target. */
export type Resolution =
  | { readonly file: PreparedFile }
  | { readonly location: string }
  | { readonly notFound: PreparedFile };

/** Makes a query safe for a header: escapes everything but printable ASCII. */
const headerSafe = (query: string) =>
  query.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));

/**
 * Looks up a request target exactly as sent. It decodes nothing and builds no file path.
 *
 * @param others the previous and the staged release; their assets are served too, because a page
 * from one worker may request its files from another
 */
export function resolveTarget(
  sent: string,
  site: PreparedSite,
  others: readonly PreparedSite[] = [],
): Resolution {
  const relative = sent.startsWith('/') ? sent : sent.replace(schemeAndHost, '');
  const target = relative.startsWith('/') ? relative : `/${relative}`;
  const mark = target.indexOf('?');
  const address = mark === -1 ? target : target.slice(0, mark);
  let file = site.addressed.get(address);
  if (file === undefined && address.startsWith(assetPrefix)) {
    for (const other of others) file ??= other.addressed.get(address);
  }
  if (file !== undefined) return { file };
  if (!notPlainPattern.test(target) && !notAddressedPattern.test(target)) {
    const query = mark === -1 || mark === target.length - 1 ? '' : headerSafe(target.slice(mark));
    const moved = movedTo.get(address);
    if (moved !== undefined) return { location: moved + query };
    const short = shortForm(address);
    if (short !== undefined && site.addressed.get(short)?.isIndex) {
      return { location: short + query };
    }
  }
  return { notFound: nearest(site.notFound, address) };
}

/** The status that refuses a request which violates HTTP/1.1, or undefined. */
function refusal(req: IncomingMessage): number | undefined {
  if (req.httpVersionMajor !== 1) return 505;
  const coding = req.headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') return 501;
  const { host } = req.headers;
  if (host === undefined) return req.httpVersionMinor === 0 ? undefined : 400;
  if (!validHost.test(host)) return 400;
  let hosts = 0;
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 ? undefined : 400;
}

/** Sends a status-only response. `extra` holds additional headers, such as `Connection: close`. */
export function sendStatus(
  res: ServerResponse,
  status: number,
  site: PreparedSite,
  extra: readonly string[] = [],
): void {
  const { headers, body } = plainResponse(status, site.policy, extra);
  res.writeHead(status, headers);
  res.end(body);
}

function chooseForm(req: IncomingMessage, { forms }: PreparedFile): PreparedForm {
  const accepted = acceptedEncodings(req.headers['accept-encoding']);
  for (const encoding of accepted) {
    const form = forms[encoding];
    if (form !== undefined) return form;
  }
  return forms.identity;
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  headers: string[],
  body: Buffer,
) {
  res.writeHead(status, headers);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Sends a file. Evaluates conditions and ranges in the order of RFC 9110, 13.2.2. */
function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: PreparedFile,
  site: PreparedSite,
) {
  const form = chooseForm(req, file);
  const { body, etag } = form.representation;
  const wanted = req.headers;
  const unlessMatch = wanted['if-match'];
  if (unlessMatch !== undefined && !matchesEtag(unlessMatch, etag)) {
    sendStatus(res, 412, site);
    return;
  }
  const cached = wanted['if-none-match'];
  if (cached !== undefined && namesEtag(cached, etag)) {
    res.writeHead(304, form.notModified);
    res.end();
    return;
  }
  const condition = wanted['if-range'];
  // A range is valid only if the client's other part comes from the same bytes.
  if (
    wanted.range !== undefined &&
    req.method === 'GET' &&
    (condition === undefined || condition === etag)
  ) {
    const range = byteRange(wanted.range, body.length);
    if (range === 'unsatisfiable') {
      sendStatus(res, 416, site, ['Content-Range', `bytes */${body.length}`]);
      return;
    }
    if (range !== undefined) {
      const { start, end } = range;
      const headers = [
        'Content-Length',
        String(end - start + 1),
        'Content-Range',
        `bytes ${start}-${end}/${body.length}`,
        ...form.part,
      ];
      send(req, res, 206, headers, body.subarray(start, end + 1));
      return;
    }
  }
  send(req, res, 200, form.whole, body);
}

/** Handles one request synchronously. */
export function respond(
  req: IncomingMessage,
  res: ServerResponse,
  site: PreparedSite,
  others: readonly PreparedSite[],
): void {
  const refused = refusal(req);
  if (refused !== undefined) {
    sendStatus(res, refused, site, ['Connection', 'close']);
    return;
  }
  if (!allowedMethods.some((method) => method === req.method)) {
    sendStatus(res, 405, site, ['Allow', allowedMethods.join(', ')]);
    return;
  }
  const found = resolveTarget(req.url ?? '/', site, others);
  if ('file' in found) {
    sendFile(req, res, found.file, site);
  } else if ('location' in found) {
    res.writeHead(301, ['Location', found.location, ...site.redirect.headers]);
    res.end(site.redirect.body);
  } else {
    const { whole, representation } = chooseForm(req, found.notFound);
    send(req, res, 404, whole, representation.body);
  }
}

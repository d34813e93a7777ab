import Negotiator from 'negotiator';
import { encodings, type Encoding } from './site-files.ts';

// The types lag behind the library: its second parameter ranks codings that are equally welcome.
interface RankedNegotiator {
  encodings(
    available: readonly Encoding[],
    options: { preferred: readonly Encoding[] },
  ): Encoding[];
}

/** Browsers send a handful of different values: parsed once each, and the map cannot grow for ever. */
const remembered = new Map<string, readonly Encoding[]>();
const rememberAtMost = 64;
/** In characters. Browsers send 30; a longer header costs more to parse than the answer to send. */
const longestHeader = 1_024;

/**
 * The codings that an `Accept-Encoding` header allows, best first: by q-value, then by the server's
 * order. Never empty: where a client refuses even `identity`, the plain form is still better than
 * no answer (RFC 9110, 12.5.3).
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const value = header === undefined || header.length > longestHeader ? '' : header;
  const known = remembered.get(value);
  if (known !== undefined) return known;
  const negotiator: unknown = new Negotiator({ headers: { 'accept-encoding': value } });
  const accepted = (negotiator as RankedNegotiator).encodings(encodings, { preferred: encodings });
  const result: readonly Encoding[] = accepted.length === 0 ? ['identity'] : accepted;
  if (remembered.size < rememberAtMost) remembered.set(value, result);
  return result;
}

/**
 * Whether an `If-Match` header lets the request through: `*`, or a list compared strongly
 * (RFC 9110, 13.1.1).
 */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim() === etag);
}

/**
 * Whether an `If-None-Match` header names this validator: `*`, or a list compared weakly
 * (RFC 9110, 13.1.2).
 */
export function namesEtag(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Both ends are included, in bytes from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part that a `Range` header asks for. Undefined where the whole file is the answer: another
 * unit, several ranges at once, or nonsense, all of which a server may ignore (RFC 9110, 14.2).
 */
export function byteRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  // No optional white space: the grammar has none here, and adjacent `\s*` make matching quadratic.
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header);
  if (match === null) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

import Negotiator from 'negotiator';
import { encodings, type Encoding } from './site-files.ts';

// The package's types lack the second parameter, which ranks codings of equal quality.
type RankedNegotiator = {
  encodings(
    available: readonly Encoding[],
    options: { preferred: readonly Encoding[] },
  ): Encoding[];
};

/** Parsed headers. Browsers send few different values; the map has a size limit. */
const remembered = new Map<string, readonly Encoding[]>();
const rememberAtMost = 64;
/**
 * In characters. Browsers send about 30. Parsing a longer header costs more than sending a plain
 * response.
 */
const longestHeader = 1_024;

/**
 * The codings that an `Accept-Encoding` header allows, best first: by q-value, then by the server's
 * order. Never empty: a client that refuses even `identity` still gets the plain form (RFC 9110,
 * 12.5.3).
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
 * Whether an `If-Match` header allows the request: `*`, or a list that holds `etag` by strong
 * comparison (RFC 9110, 13.1.1).
 */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim() === etag);
}

/**
 * Whether an `If-None-Match` header matches `etag`: `*`, or a list that holds it by weak comparison
 * (RFC 9110, 13.1.2).
 */
export function namesEtag(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** A byte range from 0, both ends inclusive. */
export type ByteRange = {
  readonly start: number;
  readonly end: number;
};

/**
 * Parses a `Range` header. Returns undefined where the whole file is sent: for another unit,
 * several ranges or an invalid value. A server may ignore all three (RFC 9110, 14.2).
 */
export function byteRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  // The grammar allows no white space here, and adjacent `\s*` would make matching quadratic.
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

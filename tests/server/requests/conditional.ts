/** Ranges and validators: status 206, 304, 412 and 416. */
import { type Expected, get, type Row, wholeServices } from './row.ts';

const ranged = (range: string, expected: Expected, more: Record<string, string> = {}): Row => ({
  name: `Range: ${range}`,
  request: get('/assets/face-Q1.woff2', { Range: range, ...more }),
  ...expected,
});
const partOfFace = (start: number, end: number): Expected => ({
  status: 206,
  kind: 'asset',
  file: 'assets/face-Q1.woff2',
  part: [start, end],
  headers: {
    'content-range': `bytes ${start}-${end}/3000`,
    'content-length': String(end - start + 1),
    'content-type': 'font/woff2',
  },
});
const wholeFace = { status: 200, kind: 'asset', file: 'assets/face-Q1.woff2' } as const;

const ranges: readonly Row[] = [
  ranged('bytes=0-0', partOfFace(0, 0)),
  ranged('bytes=10-99', partOfFace(10, 99)),
  ranged('bytes=2990-', partOfFace(2990, 2999)),
  ranged('bytes=-5', partOfFace(2995, 2999)),
  ranged('bytes=-9999', partOfFace(0, 2999)),
  ranged('bytes=100-99999', partOfFace(100, 2999)),
  ranged('bytes=3000-', {
    status: 416,
    kind: 'error',
    headers: { 'content-range': 'bytes */3000' },
  }),
  ranged('bytes=0-1,5-6', wholeFace),
  ranged(`bytes=${'0-,'.repeat(500)}0-`, wholeFace),
  ranged('lines=0-1', wholeFace),
  ranged('bytes=0-9', wholeFace, { 'If-Range': '"another"' }),
  ranged('bytes=0-9', wholeFace, { 'If-Range': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
  // A server may ignore or reject an invalid range.
  ranged('bytes=abc', { status: [200, 416] }),
  ranged('bytes=9-2', { status: [200, 416] }),
  ranged('bytes=-', { status: [200, 416] }),
  ranged('bytes=99999999999999999999999-', { status: [200, 416] }),
];

const validation: readonly Row[] = [
  {
    name: 'If-None-Match: *',
    request: get('/services', { 'If-None-Match': '*' }),
    status: 304,
    kind: 'document',
    empty: true,
  },
  {
    name: 'If-None-Match with another validator',
    request: get('/services', { 'If-None-Match': '"another", W/"yet-another"' }),
    ...wholeServices,
  },
  {
    name: 'If-Match: *',
    request: get('/services', { 'If-Match': '*' }),
    ...wholeServices,
  },
  {
    name: 'If-Match with another validator',
    request: get('/services', { 'If-Match': '"another"' }),
    status: 412,
    kind: 'error',
  },
  {
    // With both, RFC 9110 evaluates the ETag only. nginx sends the whole file: see decision 0010.
    name: 'a validator and a date',
    request: get('/services', {
      'If-None-Match': '*',
      'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT',
    }),
    status: 304,
    nginxStatus: 200,
  },
  {
    name: 'a date is no validator here',
    request: get('/services', { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
    ...wholeServices,
  },
];

export const conditionalRows: readonly Row[] = [...ranges, ...validation];

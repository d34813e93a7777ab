/** A row of the table, and what rows share. */
import type { ResponseKind } from '#server/headers.ts';
import type { RawRequest } from '../raw-client.ts';

/** The response that every host must send. */
export type Expected = {
  /** Several statuses where the standards allow a choice and hosts differ. */
  readonly status: number | readonly number[];
  /** The one status of nginx, where it is known to differ. */
  readonly nginxStatus?: number;
  /** Determines `Cache-Control`. Absent if the status may be of several kinds. */
  readonly kind?: ResponseKind;
  /** The file in the build with the bytes of the body. */
  readonly file?: string;
  /** First and last byte, both inclusive. */
  readonly part?: readonly [number, number];
  readonly empty?: boolean;
  /** Exact values, or null for a header that must be absent. */
  readonly headers?: Readonly<Record<string, string | null>>;
};

/** A row of the table: a request and its response. */
export type Row = {
  readonly name: string;
  readonly request: RawRequest;
} & Expected;

export const html = 'text/html; charset=utf-8';

/** A GET request. */
export const get = (target: string, headers: Record<string, string> = {}): RawRequest => ({
  target,
  headers,
});

/** The response with the whole document of `/services`. */
export const wholeServices = {
  status: 200,
  kind: 'document',
  file: 'services/index.html',
} as const;

import { join } from 'node:path';
import { headersFor, robotsHeaders, type ResponseKind, type HeaderList } from './headers.ts';
import { http } from './http.ts';
import { readPolicy, type Policy } from './policy.ts';
import { readSiteFiles, type Representation, type SiteFile } from './site-files.ts';

/**
 * One representation of a file with its headers as flat name-value lists, which Node writes without
 * checks. The lists are not readonly, because `writeHead` does not take a readonly array.
 */
export type PreparedForm = {
  readonly representation: Representation;
  /** Headers for 200, or for 404 in a not-found document. */
  readonly whole: string[];
  readonly notModified: string[];
  /** Headers for 206, without `Content-Length` and `Content-Range`. */
  readonly part: string[];
};

/** A file with all its representations. */
export type PreparedFile = {
  readonly isIndex: boolean;
  readonly forms: Partial<Record<Representation['encoding'], PreparedForm>> & {
    readonly identity: PreparedForm;
  };
};

/** A build in memory, with every header that does not depend on the request. */
export type PreparedSite = {
  readonly policy: Policy;
  /** Canonical address → file. */
  readonly addressed: ReadonlyMap<string, PreparedFile>;
  /** Folder → its not-found document. */
  readonly notFound: ReadonlyMap<string, PreparedFile>;
  /** The response of a redirect, without `Location`. */
  readonly redirect: PlainResponse;
};

/** A response whose body is its status text. */
export type PlainResponse = {
  readonly headers: string[];
  readonly body: string;
};

const flat = (headers: HeaderList): string[] => headers.flatMap(([name, value]) => [name, value]);

/** Creates the headers and the body of a status-only response. */
export function plainResponse(
  status: number,
  policy: Policy,
  extra: readonly string[] = [],
  kind: ResponseKind = 'error',
): PlainResponse {
  const body = `${http.STATUS_CODES[status] ?? 'Error'}\n`;
  const headers = [
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    ...extra,
    ...flat(robotsHeaders('', policy)),
    ...flat(headersFor(kind, policy)),
  ];
  return { headers, body };
}

/**
 * @param isNotFound whether this is a not-found document, which has no ETag, ranges or canonical link
 */
function prepareFile(file: SiteFile, policy: Policy, isNotFound: boolean): PreparedFile {
  const isNegotiated = Object.keys(file.representations).length > 1;
  const form = (representation: Representation): PreparedForm => {
    const { encoding, body, etag } = representation;
    const always = [
      ...(isNegotiated ? ['Vary', 'Accept-Encoding'] : []),
      ...(isNotFound ? [] : ['ETag', etag]),
      ...flat(robotsHeaders(isNotFound ? '' : file.address, policy)),
      ...flat(headersFor(isNotFound ? 'error' : file.kind, policy)),
    ];
    const part = [
      'Content-Type',
      file.contentType,
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...(isNotFound ? [] : ['Accept-Ranges', 'bytes']),
      ...always,
    ];
    return {
      representation,
      whole: ['Content-Length', String(body.length), ...part],
      notModified: always,
      part,
    };
  };
  const { br, gzip, identity } = file.representations;
  return {
    isIndex: file.isIndex,
    forms: {
      ...(br && { br: form(br) }),
      ...(gzip && { gzip: form(gzip) }),
      identity: form(identity),
    },
  };
}

/**
 * Reads a build: the folder with `client/` and `policy.json`.
 * @throws where `readPolicy` or `readSiteFiles` does
 */
export async function prepareSite(siteDir: string): Promise<PreparedSite> {
  const policy = await readPolicy(join(siteDir, 'policy.json'));
  const { addressed, notFound } = await readSiteFiles(join(siteDir, 'client'));
  const prepareAll = (files: ReadonlyMap<string, SiteFile>, isNotFound: boolean) =>
    new Map(
      [...files].map(
        ([address, file]) => [address, prepareFile(file, policy, isNotFound)] as const,
      ),
    );
  return {
    policy,
    addressed: prepareAll(addressed, false),
    notFound: prepareAll(notFound, true),
    redirect: plainResponse(301, policy, [], 'redirect'),
  };
}

/** Responses, as the files that the audit takes. */
import sharp from 'sharp';
import { decodeHtml } from '#audit/decode.ts';
import type { FetchedFile } from '#audit/types.ts';
import type { FetchResult } from './fetcher.ts';

/** Whether a response is an HTML page. */
export const isHtml = ({ headers }: FetchResult): boolean =>
  /\b(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');

/** The HTML of a response, decoded. */
export const htmlOf = ({ body, headers }: FetchResult): string =>
  decodeHtml(body, headers['content-type']);

/** What the audit takes of a file. The text only of a file that is read. */
export function fileOf(result: FetchResult, keepsText: boolean): FetchedFile {
  return {
    status: result.status,
    headers: result.headers,
    ...(keepsText && { text: new TextDecoder().decode(result.body) }),
  };
}

/** What the audit takes of a file of a page: the size of a picture, the text of a style sheet. */
export async function fileOfPage(result: FetchResult): Promise<FetchedFile> {
  const type = result.headers['content-type'] ?? '';
  if (/^image\//i.test(type)) return { ...fileOf(result, false), ...(await sizeOf(result.body)) };
  return fileOf(result, /^text\/css/i.test(type));
}

/** Natural size of a picture in pixels, or nothing if it is not a picture. */
export async function sizeOf(bytes: Uint8Array): Promise<{ width?: number; height?: number }> {
  try {
    const { width, height } = await sharp(bytes).metadata();
    return width && height ? { width, height } : {};
  } catch {
    return {};
  }
}

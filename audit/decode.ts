/** Bytes to text, as browsers decode HTML: byte order mark, then the header, then a meta element. */

/** Number of bytes that are searched for a meta element with the encoding. */
const searched = 1024;

/**
 * Decodes a document. Never throws: bytes without a declared encoding are UTF-8 if valid, else windows-1252.
 * @param contentType the value of the header, which may name an encoding
 */
export function decodeHtml(bytes: Uint8Array, contentType = ''): string {
  const named =
    fromMark(bytes) ?? /charset\s*=\s*["']?([\w:-]+)/i.exec(contentType)?.[1] ?? fromMeta(bytes);
  if (named) {
    const decoded = attempt(bytes, named, false);
    if (decoded !== undefined) return decoded;
  }
  // No encoding is declared: UTF-8 if the bytes are valid, else the default of browsers.
  return attempt(bytes, 'utf-8', true) ?? attempt(bytes, 'windows-1252', false) ?? '';
}

function fromMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function fromMeta(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, searched));
  const named = /<meta[^>]+charset\s*=\s*["']?([\w:-]+)/i.exec(start)?.[1];
  // A meta element that is readable as ASCII is not in UTF-16, even if it declares that.
  return named && /^utf-?16/i.test(named) ? 'utf-8' : named;
}

function attempt(bytes: Uint8Array, encoding: string, fatal: boolean): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Bytes to text, as browsers decode HTML: byte order mark, then the header, then a meta element. */

/** HTML is searched so far for a meta element that names its encoding. */
const searched = 1024;

export function decodeHtml(bytes: Uint8Array, contentType = ''): string {
  const named =
    fromMark(bytes) ?? /charset\s*=\s*["']?([\w:-]+)/i.exec(contentType)?.[1] ?? fromMeta(bytes);
  if (named) {
    const decoded = attempt(bytes, named, false);
    if (decoded !== undefined) return decoded;
  }
  // Nothing is said: UTF-8 where the bytes are that, else the web's oldest default.
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
  // A meta element that can be read as ASCII is not UTF-16, whatever it says.
  return named && /^utf-?16/i.test(named) ? 'utf-8' : named;
}

function attempt(bytes: Uint8Array, encoding: string, fatal: boolean): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}

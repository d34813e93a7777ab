import { brotliCompressSync } from 'node:zlib';

/** Bytes that a visitor receives for a text, brotli at its highest level. */
export const brotliWeight = (text: string): number => brotliCompressSync(text).length;

import { brotliCompressSync } from 'node:zlib';

/** Compressed size of a text in bytes: brotli at its highest level. */
export const brotliWeight = (text: string): number => brotliCompressSync(text).length;

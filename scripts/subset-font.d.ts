/** The package ships no types; this is the part used here. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** OpenType features to keep; all without it. */
    readonly keepFeatures?: readonly string[];
    /** A value pins the axis; a range keeps it variable between its ends. */
    readonly variationAxes?: Readonly<
      Record<
        string,
        number | { readonly min: number; readonly max: number; readonly default?: number }
      >
    >;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}

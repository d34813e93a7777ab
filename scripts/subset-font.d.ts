/** Types of the part used here. The package has none. */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** OpenType features to keep. Without it, all are kept. */
    readonly keepFeatures?: readonly string[];
    /** A number fixes the axis. A range keeps it variable. */
    readonly variationAxes?: Readonly<
      Record<
        string,
        number | { readonly min: number; readonly max: number; readonly default?: number }
      >
    >;
  };
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}

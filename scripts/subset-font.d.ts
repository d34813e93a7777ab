declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2' | 'truetype';
    readonly variationAxes?: Record<string, { min: number; max: number; default: number }>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

import type { SampleColumns } from './page.ts';

/** Returns the columns of a sample: a list of words, or lines and paragraphs that fit side by side. */
export function sampleColumns(text: string): SampleColumns | undefined {
  const lines = text.split('\n');
  if (lines.length > 8 && lines.every((line) => line.length < 16)) return 'words';
  const areShort = lines.length > 4 && lines.every((line) => line.length < 66);
  return areShort || text.includes('\n\n') ? 'lines' : undefined;
}

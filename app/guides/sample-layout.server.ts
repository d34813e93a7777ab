import type { SampleLayout } from './page.ts';

/** Three lines or more, each with its number. */
const numbered = /^(?:\d+\. .+(?:\n|$)){3,}$/;

/** Returns the columns of a sample: a list of words, or lines and paragraphs that fit side by side. */
export function sampleLayout(text: string): SampleLayout {
  const lines = text.split('\n');
  const areWords = lines.length > 8 && lines.every((line) => line.length < 16);
  const areShort = lines.length > 4 && lines.every((line) => line.length < 66);
  return {
    columns: areWords ? 'words' : areShort || text.includes('\n\n') ? 'lines' : undefined,
    form: numbered.test(text) ? 'numbered' : undefined,
  };
}

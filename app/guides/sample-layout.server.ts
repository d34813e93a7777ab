import type { SampleForm, SampleLayout } from './prose.ts';

/** Three lines or more, each with its number. */
const numbered = /^(?:\d+\. .+(?:\n|$)){3,}$/;
/** Eight lines or more, each with a label and a value. */
const record = /^(?:[^:\n]{1,40}: .+(?:\n|$)){8,}$/;

/** Returns what each line of a sample begins with. */
export function sampleForm(text: string): SampleForm | undefined {
  if (numbered.test(text)) return 'numbered';
  return record.test(text) ? 'record' : undefined;
}

/** Returns the form of a sample and its columns: a list of words, or lines and paragraphs that fit side by side. */
export function sampleLayout(text: string): SampleLayout {
  const lines = text.split('\n');
  const areWords = lines.length > 8 && lines.every((line) => line.length < 16);
  const areShort = lines.length > 4 && lines.every((line) => line.length < 66);
  return {
    columns: areWords ? 'words' : areShort || text.includes('\n\n') ? 'lines' : undefined,
    form: sampleForm(text),
  };
}

import type { SampleForm } from './prose.ts';

/** Three lines or more, each with its number. */
const numbered = /^(?:\d+\. .+(?:\n|$)){3,}$/;
/** Eight lines or more, each with a label and a value. */
const record = /^(?:[^:\n]{1,40}: .+(?:\n|$)){8,}$/;
/** Nine short lines or more. */
const words = /^(?:.{1,15}(?:\n|$)){9,}$/;

/** Returns what the lines of a sample are, if they have one form. */
export function sampleForm(text: string): SampleForm | undefined {
  if (numbered.test(text)) return 'numbered';
  if (record.test(text)) return 'record';
  return words.test(text) ? 'words' : undefined;
}

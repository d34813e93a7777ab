import type { KeywordGroup, SampleView } from './prose.ts';
import type { SampleText } from './schema.ts';

/** Three lines or more, each with its number. */
const numbered = /^(?:\d+\. .+(?:\n|$)){3,}$/;
/** Eight lines or more, each with a label and a value. */
const record = /^(?:[^:\n]{1,40}: .+(?:\n|$)){8,}$/;
/** Two to seven lines, each with a name and a sentence. */
const entries = /^(?:[^:\n]{1,40}: [^\n]{24,}(?:\n|$)){2,7}$/;
/** Keywords for phrase match in quotation marks, then those for exact match in brackets. */
const keywords = /^(?:"[^"\n]+"\n)+(?:\[[^\]\n]+\](?:\n|$))+$/;

/** Adds what the lines of a sample are, if they have one form. */
export function sampleView(sample: SampleText): SampleView {
  const { text, isNegative } = sample;
  const lines = text.split('\n');
  if (isNegative) return { ...sample, groups: [{ keywords: lines.map(ended) }] };
  if (keywords.test(text)) return { ...sample, groups: byMatchType(lines) };
  if (numbered.test(text)) return { ...sample, form: 'numbered' };
  if (entries.test(text)) return { ...sample, form: 'entries' };
  return record.test(text) ? { ...sample, form: 'record' } : sample;
}

const ended = (line: string) => `${line}\n`;

function byMatchType(lines: readonly string[]): KeywordGroup[] {
  const isExact = (line: string) => line.startsWith('[');
  return [
    { title: 'Phrase match\n', keywords: lines.filter((line) => !isExact(line)).map(ended) },
    { title: 'Exact match\n', keywords: lines.filter(isExact).map(ended) },
  ];
}

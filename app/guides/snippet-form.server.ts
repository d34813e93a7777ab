import type { KeywordGroup, SnippetView } from './prose.ts';
import type { SnippetText } from './schema.ts';

/** Three lines or more, each with its number. */
const numbered = /^(?:\d+\. .+(?:\n|$)){3,}$/;
/** Eight lines or more, each with a label and a value. */
const record = /^(?:[^:\n]{1,40}: .+(?:\n|$)){8,}$/;
/** Two to seven lines, each with a name and a sentence. */
const entries = /^(?:[^:\n]{1,40}: [^\n]{24,}(?:\n|$)){2,7}$/;
/** Keywords for phrase match in quotation marks, then those for exact match in brackets. */
const keywords = /^(?:"[^"\n]+"\n)+(?:\[[^\]\n]+\](?:\n|$))+$/;

/** Sitelinks of an ad, an empty line, and callouts: two lines or more each, within the limit of Google Ads. */
const assets = /^(?:.{1,25}\n){2,}\n.{1,25}(?:\n.{1,25})+$/;

/** Adds what the lines of a snippet are, if they have one form. */
export function snippetView(snippet: SnippetText): SnippetView {
  const { text, isNegative } = snippet;
  const lines = text.split('\n');
  if (isNegative) return { ...snippet, groups: [{ keywords: lines.map(ended) }] };
  if (keywords.test(text)) return { ...snippet, groups: byMatchType(lines) };
  if (assets.test(text)) return { ...snippet, groups: byAsset(text) };
  if (numbered.test(text)) return { ...snippet, form: 'numbered' };
  if (entries.test(text)) return { ...snippet, form: 'entries' };
  return record.test(text) ? { ...snippet, form: 'record' } : snippet;
}

const ended = (line: string) => `${line}\n`;

function byAsset(text: string): KeywordGroup[] {
  const [sitelinks = '', callouts = ''] = text.split('\n\n');
  return [
    { title: 'Sitelinks\n', keywords: sitelinks.split('\n').map(ended) },
    { title: 'Callouts\n', keywords: callouts.split('\n').map(ended) },
  ];
}

function byMatchType(lines: readonly string[]): KeywordGroup[] {
  const isExact = (line: string) => line.startsWith('[');
  return [
    { title: 'Phrase match\n', keywords: lines.filter((line) => !isExact(line)).map(ended) },
    { title: 'Exact match\n', keywords: lines.filter(isExact).map(ended) },
  ];
}

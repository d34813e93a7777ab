/** Schemas of the texts, numbers and ids in content files. */
import { z } from 'zod';
import type { Inline, Text } from './markdown/text.ts';

/** A value of one line, from YAML or a heading. */
export const line = z
  .string({
    error: ({ input }) =>
      input === undefined ? 'is missing' : 'is not text; put it between "double quotes"',
  })
  .trim()
  .min(1, 'is empty');

/** The error of a list of entries. */
export const listError = {
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined
      ? 'is missing'
      : 'is not a list; begin each entry with “- ” on its own line',
};

/** Whether a list names each entry once. */
export const isUnique = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** Body text with bold words and links. Without either it is one string. */
export const richText = z
  .custom<Text>((value) => value !== undefined && value !== '', 'is missing')
  .superRefine((value, context) => {
    const fault = linkFault(value);
    if (fault !== null) context.addIssue(fault);
  });

/** Body text without bold words and links. */
export const words = z
  .custom<Text>((value) => value !== undefined && value !== '', 'is missing')
  .transform((value, context) => {
    if (typeof value === 'string') return value;
    context.addIssue('has bold words or a link; only plain words go here');
    return z.NEVER;
  });

/** A number as it is written in a table: digits, with commas between thousands and a decimal point if wanted. */
export const amount = words.transform((value, context) => {
  if (/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(value)) return Number(value.replaceAll(',', ''));
  context.addIssue(`is “${value}”, not a number`);
  return z.NEVER;
});

export const id = z
  .string({ error: 'is missing' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has other characters than small letters, digits and hyphens')
  .describe(
    'An id at the end of the heading, such as {#crawling}: small letters, digits, hyphens. Links and kept ticks use it, so never change it.',
  );

/** What is wrong with the first link that leads nowhere, shows no words or is not secure, or null. */
function linkFault(text: Text): string | null {
  if (typeof text === 'string') return null;
  return text.map(linkFaultOf).find((found) => found !== null) ?? null;
}

function linkFaultOf(part: Inline): string | null {
  if (typeof part === 'string' || 'abbr' in part) return null;
  if ('bold' in part) return linkFault(part.bold);
  const to: string = part.to;
  if (to === '') return 'has a link without an address';
  if (part.text.length === 0) return `has a link without words, to ${to}`;
  const isOfSite = /^(?:\/(?!\/)|#)/.test(to);
  return isOfSite || (to.startsWith('https://') && URL.canParse(to))
    ? null
    : `links to ${to}, which is neither an address that starts with https:// nor a page that starts with /`;
}

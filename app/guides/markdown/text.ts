/** Formatted text. The build creates the values from Markdown. */
import type { LinkTarget } from '#app/content/paths.ts';

/** Text of one paragraph. Text without formatting is a string. */
export type Text = string | readonly Inline[];
export type Inline = string | Bold | TextLink | Abbreviation;
type Bold = { readonly bold: Text };
export type TextLink = { readonly to: LinkTarget | WebAddress; readonly text: Text };
/** A page of another site. */
type WebAddress = `https:${string}`;

/** An abbreviation with its definition, shown as a tooltip, and its glossary entry. */
export type Abbreviation = {
  readonly abbr: string;
  readonly meaning: string;
  readonly to: LinkTarget;
};

export function isWebAddress(to: TextLink['to']): to is WebAddress {
  return to.startsWith('https:');
}

/** Types of formatted text. The build creates the values from Markdown. */
import type { LinkTarget } from '#app/content/paths.ts';
import type { WebAddress } from '#app/lib/web-address.ts';

/** Text of one paragraph. Text without formatting is a string. */
export type Text = string | readonly Inline[];
export type Inline = string | Bold | TextLink | Abbreviation;
type Bold = { readonly bold: Text };
export type TextLink = { readonly to: LinkTarget | WebAddress; readonly text: Text };

/** An abbreviation with its definition, shown as a tooltip, and its glossary entry. */
export type Abbreviation = {
  readonly abbr: string;
  readonly meaning: string;
  readonly to: LinkTarget;
};

/** A run of text as pages show it. Types only: Markdown becomes these values when the site is built. */
import type { LinkTarget } from '#app/content/paths.ts';

export type Text = string | readonly Inline[];
export type Inline = string | Bold | TextLink | Abbreviation;
type Bold = { readonly bold: Text };
type TextLink = { readonly to: LinkTarget; readonly text: Text };

/** An abbreviation that shows its meaning in a tooltip and links to its glossary entry. */
export type Abbreviation = {
  readonly abbr: string;
  readonly meaning: string;
  readonly to: LinkTarget;
};

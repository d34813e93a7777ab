import type { CallToAction, Illustration, Link, Stat } from './entities.ts';
import type { PageMeta } from './page-meta.ts';

/** How an inner page opens: its name, what it is about, its figures, its first action. */
export type PageHero = {
  readonly title: string;
  readonly lead: string;
  readonly stats?: readonly Stat[];
  /** How the figures are counted: one line under them. */
  readonly counting?: string;
  readonly call?: CallToAction;
  readonly links?: readonly Link[];
  readonly illustration: Illustration;
};

export type InnerPage = { readonly meta: PageMeta; readonly hero: PageHero };

import type { CallToAction, Illustration, Link, Stat } from './entities.ts';
import type { PageMeta } from './page-meta.ts';

/** The hero of an inner page: title, lead, figures, actions and picture. */
export type PageHero = {
  readonly title: string;
  readonly lead: string;
  readonly stats?: readonly Stat[];
  /** How the figures are counted, as one line below them. */
  readonly counting?: string;
  readonly call?: CallToAction;
  readonly links?: readonly Link[];
  readonly illustration: Illustration;
};

export type InnerPage = { readonly meta: PageMeta; readonly hero: PageHero };

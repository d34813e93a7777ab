/** The kinds of things the site talks about. Types only: the words live in the page modules beside this one. */
import type { LinkTarget } from './paths.ts';

/** A tuple of exactly N items: a specified count that does not compile when an item is lost. */
export type Exactly<
  N extends number,
  T,
  Acc extends readonly T[] = readonly [],
> = Acc['length'] extends N ? Acc : Exactly<N, T, readonly [...Acc, T]>;

/** A file with its own size in CSS pixels, so that its box is reserved before it arrives. */
export type Picture = { readonly src: string; readonly width: number; readonly height: number };

/** A picture as it stands on a page. `alt` is a sentence, or empty when it decorates. */
export type Illustration = { readonly picture: Picture; readonly alt: string };

export type Link = { readonly label: string; readonly to: LinkTarget };

/** A link whose page is specified but not published. The reason is listed by the launch report. */
export type PlaceholderLink = { readonly label: string; readonly placeholder: string };

/** What a visitor asks for when a call to action opens the brief. */
export type Asking =
  'audit' | 'consultation' | 'session' | 'quote' | 'plan' | 'service' | 'contact';

/** Where and why the brief was opened; it is prefilled from this. */
export type BriefRequest = {
  readonly asking: Asking;
  /** The place on the site, in words: "Landing page, pricing". */
  readonly source: string;
  /** Plan and price as shown: "Growth, $1,995/mo". */
  readonly plan?: string;
  /** A service by its name: "Local SEO". */
  readonly service?: string;
  /** An address the visitor typed, verbatim. */
  readonly url?: string;
};

export type CallToAction = { readonly label: string; readonly brief: BriefRequest };

/** A figure the agency stands by, with the measure it belongs to. */
export type Stat = { readonly value: string; readonly measure: string };

export type Heading = { readonly title: string; readonly lead: string };

export type Testimonial = {
  /** The fragment that the header's case-study links point to. */
  readonly anchor: string;
  readonly client: string;
  readonly industry: string;
  readonly improvement: Stat;
  readonly quote: string;
  readonly author: string;
  readonly stars: 5;
  readonly illustration: Illustration;
  readonly panel: Panel;
};

/** The pastel ground behind an illustration. */
export type Panel = 'sky' | 'peach' | 'leaf' | 'butter';

/** A challenge or a solution. `detail` is the one line under the rule. */
export type Point = {
  readonly icon: Picture;
  readonly title: string;
  readonly description: string;
  readonly detail: string;
};

export type ProcessStep = {
  readonly step: number;
  readonly title: string;
  readonly description: string;
  readonly duration: string;
  readonly details: readonly string[];
  readonly scene: Picture;
};

export type TeamMember = {
  readonly name: string;
  readonly role: string;
  readonly portrait: Picture;
};

/** A service with one of its terms explained. */
export type ServiceCard = {
  readonly icon: Picture;
  readonly title: string;
  readonly description: string;
  readonly glossary: { readonly term: string; readonly meaning: string };
};

export type GuideTopic = {
  /** As in "View All SEO Resources". */
  readonly name: string;
  /** Gives the address of the topic's page: "SEO Guides" → /guides/seo-guides. */
  readonly title: string;
  readonly description: string;
  readonly color: Panel;
  readonly picture: Picture;
  readonly subPages: Exactly<3, GuideLink>;
  readonly all: LinkTarget;
};

export type GuideLink = {
  readonly title: string;
  readonly description: string;
  readonly path: LinkTarget;
};

export type Plan = {
  readonly name: string;
  /** As shown: "$995", or "Custom". */
  readonly price: string;
  /** "/mo" beside the price; absent where the price is custom. */
  readonly period?: string;
  readonly description: string;
  /** The mark of the one recommended plan, as worded on its page. */
  readonly popular?: string;
  readonly features: readonly string[];
  readonly action: CallToAction;
};

export type Faq = { readonly question: string; readonly answer: string };

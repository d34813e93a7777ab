/** The kinds of things the site talks about. Types only: the words live in the page modules beside this one. */
import type { Text } from '#app/guides/markdown/text.ts';
import type { LinkTarget } from './paths.ts';
import type { SampleSeries } from './samples/sample-client.ts';

/** A tuple of exactly N items: a specified count that does not compile when an item is lost. */
export type Exactly<
  N extends number,
  T,
  Acc extends readonly T[] = readonly [],
> = Acc['length'] extends N ? Acc : Exactly<N, T, readonly [...Acc, T]>;

/** A file with its own size in CSS pixels, so that its box is reserved before it arrives. */
export type Picture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Address of the same picture drawn for the dark theme. */
  readonly night?: string;
};

/** A picture as it stands on a page. `alt` is a sentence, or empty when it decorates. */
export type Illustration = {
  readonly picture: Picture;
  /** A simpler crop for phones, where the whole would be too small to read. */
  readonly small?: Picture;
  readonly alt: string;
};

export type Link = { readonly label: string; readonly to: LinkTarget };

/** A link whose page is specified but not published. The reason is listed by the launch report. */
export type PlaceholderLink = { readonly label: string; readonly placeholder: string };

/** What a visitor asks for when a call to action opens the brief. */
export type Asking =
  'audit' | 'proposal' | 'consultation' | 'session' | 'quote' | 'plan' | 'service' | 'contact';

/** What a call to action prefills the brief with. */
export type BriefRequest = {
  readonly asking: Asking;
  /** Plan and price as shown: "Growth, $1,995/mo". */
  readonly plan?: string;
  /** A service by its name: "Local SEO". */
  readonly service?: string;
  /** An address the visitor typed, verbatim. */
  readonly url?: string;
  /** What a check of the visitor's page found, one sentence each. */
  readonly findings?: readonly string[];
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
  /** One sentence about what the client gets or does in this step. */
  readonly detail: string;
  readonly duration: string;
  /** What the step consists of, a few words each. */
  readonly details: readonly string[];
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
  /** Where the service is described. */
  readonly to: LinkTarget;
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

type GuideLink = {
  readonly title: string;
  readonly description: string;
  readonly path: LinkTarget;
};

export type Money = {
  /** Whole units of the currency: 995 is nine hundred and ninety-five dollars. Prices have no cents. */
  readonly amount: number;
  readonly currency: 'USD';
};

/** How often a price is billed, and how its page words that after the amount. */
export type Period = { readonly unit: 'month'; readonly label: '/mo' | '/month' };

export type FixedPrice = { readonly price: Money; readonly period: Period };

/** The price of a plan. A custom price is agreed on with the client: it has no amount and no period. */
export type PlanPrice = FixedPrice | { readonly price: 'custom'; readonly period: null };

export type Plan = PlanPrice & {
  readonly name: string;
  readonly description: string;
  /** The mark of the one recommended plan, as worded on its page. */
  readonly popular?: string;
  readonly features: readonly (string | Text)[];
  readonly action: CallToAction;
};

/** A plan of a pricing page: what is not in it and who it is for stand beside what is. */
export type DetailedPlan = Plan & {
  readonly notIncluded: readonly string[];
  readonly bestFor: string;
  readonly scene: Picture;
};

/** What a plan is measured by, one short value for each term: the comparison is made of these. */
export type Terms<Term extends string> = { readonly terms: Readonly<Record<Term, string>> };

/** A digital marketing plan names the services it is made of. */
export type MarketingPlan = DetailedPlan & { readonly services: readonly string[] };

/** A line of a plan comparison: its label, and what each plan has under it. "None" is said in words. */
export type ComparisonRow = { readonly label: string; readonly values: Exactly<3, string> };

/** One of the nine services of the SEO page; `#service-{id}` opens its tab. */
export type SeoService = {
  readonly id: SeoServiceId;
  readonly title: string;
  readonly description: string;
  readonly details: string;
  readonly features: readonly string[];
  readonly scene: Picture;
  readonly action: CallToAction;
};

export type SeoServiceId =
  | 'audit'
  | 'keyword'
  | 'link'
  | 'local'
  | 'onpage'
  | 'offpage'
  | 'technical'
  | 'content'
  | 'ecommerce';

/** The width of a logo is its file's own. */
export type PartnerLogo = {
  readonly name: string;
  readonly logo: Picture;
};

/** A client's words with the figures behind them, as the service pages show them. */
export type ClientStory = {
  readonly client: string;
  readonly industry: string;
  readonly quote: string;
  readonly author: string;
  readonly portrait: Picture;
  readonly stars: 5;
  readonly metrics: readonly Stat[];
};

/** Part of a calendar, in weeks. The first week is 1. */
export type Span = { readonly startWeek: number; readonly weeks: number };

/** A step of work on a calendar. */
export type ScheduledStep = ProcessStep & Span;

/** A stage of the promised timeline, on the same calendar as the steps. */
export type TimelineStage = Span & { readonly when: string; readonly what: string };

/** A client's result, with the series it can be read off. */
export type ResultCard = {
  readonly client: string;
  readonly industry: string;
  readonly improvement: Stat;
  readonly series: SampleSeries;
  /** The chart in words, its dull month included. */
  readonly reading: string;
};

export type ServiceOverview = {
  readonly title: string;
  readonly description: string;
  readonly link: Link | PlaceholderLink;
  readonly featured: boolean;
};

/** A band of links to related pages: each says what it leads to. */
export type OnwardLinks = {
  readonly title: string;
  readonly links: readonly (Link & { readonly text: string })[];
};

export type Faq = { readonly question: string; readonly answer: string | Text };

/** Questions of a page that names the way to ask another, in the middle of its lead. */
export type Questions = {
  readonly title: string;
  readonly lead: string;
  readonly contact: CallToAction;
  readonly after: string;
  readonly columns: readonly (readonly Faq[])[];
};

/** The last band of a page: what it asks for, one action and one way on. */
export type ClosingCall = Heading & {
  readonly action: CallToAction;
  readonly link: Link;
  readonly picture: Picture;
};

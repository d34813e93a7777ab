/** Types of the site's content. The text is in the page modules of this folder. */
import type { Text } from '#app/guides/markdown/text.ts';
import type { ComparisonWords } from './comparison-words.ts';
import type { LinkTarget } from './paths.ts';
import type { SampleSeries } from './samples/sample-client.ts';

/** A tuple of exactly N items, so that a missing item does not compile. */
export type Exactly<
  N extends number,
  T,
  Acc extends readonly T[] = readonly [],
> = Acc['length'] extends N ? Acc : Exactly<N, T, readonly [...Acc, T]>;

/** A picture file with its size in CSS pixels, which reserves its box. */
export type Picture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Whether it has a dark version, at `darkAddress(src)`. */
  readonly dark?: true;
};

/** A picture on a page. `alt` is a sentence, or empty for a decorative picture. */
export type Illustration = {
  readonly picture: Picture;
  /** A simpler crop for phones. */
  readonly small?: Picture;
  readonly alt: string;
};

export type Link = { readonly label: string; readonly to: LinkTarget };

/** A link to another site. */
export type ExternalLink = { readonly label: string; readonly href: `https://${string}` };

/**
 * A link to a page that is specified but not published. `placeholder` is the reason, which the
 * launch report lists.
 */
export type PlaceholderLink = { readonly label: string; readonly placeholder: string };

/** What a visitor asks for in the brief. */
export type Asking =
  'audit' | 'proposal' | 'consultation' | 'session' | 'quote' | 'plan' | 'service' | 'contact';

/** The values that a call to action prefills in the brief. */
export type BriefRequest = {
  readonly asking: Asking;
  /** Plan and price as shown: "Growth, $1,995/mo". */
  readonly plan?: string;
  /** The name of a service: "Local SEO". */
  readonly service?: string;
  /** The address that the visitor typed, unchanged. Empty if they emptied the field again. */
  readonly url?: string;
  /** Findings of a check of the visitor's page, one sentence each. */
  readonly findings?: readonly string[];
};

export type CallToAction = { readonly label: string; readonly brief: BriefRequest };

/** A figure of the agency with its measure. */
export type Stat = { readonly value: string; readonly measure: string };

export type Heading = { readonly title: string; readonly lead: string };

export type Testimonial = {
  /** The fragment of the header's case-study links. */
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

/** The background behind an illustration. */
export type Panel = 'sky' | 'peach' | 'leaf' | 'butter' | 'sand';

/** A challenge or a solution. `detail` is its last sentence, in bold. */
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
  /** What the client gets or does in this step, in one sentence. */
  readonly detail: string;
  readonly duration: string;
  /** The tasks of the step, a few words each. */
  readonly details: readonly string[];
};

export type TeamMember = {
  readonly name: string;
  readonly role: string;
  readonly portrait: Picture;
};

/** A service with an explanation of one of its terms. */
export type ServiceCard = {
  readonly title: string;
  readonly description: string;
  readonly glossary: { readonly term: string; readonly meaning: string };
  /** The description of the service. */
  readonly to: LinkTarget;
};

export type GuideTopic = {
  /** As in "View All SEO Resources". */
  readonly name: string;
  /** Determines the address of the topic's page: "SEO Guides" gives /guides/seo-guides. */
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

/** A sum of money. */
export type Money = {
  /** Whole units of the currency, without cents: 995 is $995. */
  readonly amount: number;
  readonly currency: 'USD';
};

/** The billing period, and its wording after the amount. */
export type Period = { readonly unit: 'month'; readonly label: '/mo' | '/month' };

export type FixedPrice = { readonly price: Money; readonly period: Period };

/** The price of a plan. A custom price has no amount and no period. */
export type PlanPrice = FixedPrice | { readonly price: 'custom'; readonly period: null };

/** Whether the plan is the recommended one, with the wording of its badge on the page. */
export type Recommendation =
  | { readonly popular: true; readonly badge: string }
  | { readonly popular?: false; readonly badge?: never };

export type Plan = PlanPrice &
  Recommendation & {
    readonly name: string;
    readonly description: string;
    readonly features: readonly (string | Text)[];
    readonly action: CallToAction;
  };

/** A plan of a pricing page, with what it excludes and whom it is for. Its features are plain text. */
export type DetailedPlan = { readonly features: readonly string[] } & Plan & {
    readonly notIncluded: readonly string[];
    readonly bestFor: string;
    readonly scene: Picture;
  };

/** The values of a plan for the comparison, one short text per term. */
export type Terms<Term extends string> = { readonly terms: Readonly<Record<Term, string>> };

/** A digital marketing plan with the names of its services. */
export type MarketingPlan = DetailedPlan & { readonly services: readonly string[] };

/** Plans compared line by line: first what all have, then a row for each difference. */
export type PlanDifferences = Heading & {
  readonly caption: string;
  readonly inEvery: { readonly title: string; readonly items: readonly string[] };
  readonly rows: readonly ComparisonRow[];
  readonly words: ComparisonWords;
};

/** A row of a plan comparison: its label and each plan's value. A missing value is the word "None". */
export type ComparisonRow = { readonly label: string; readonly values: Exactly<3, string> };

/** What else each plan of a comparison has, as lists in one row. */
export type FurtherFeatures = {
  readonly label: string;
  readonly lists: Exactly<3, readonly string[]>;
};

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

/** A partner's logo. Its width is that of its file. */
export type PartnerLogo = {
  readonly name: string;
  readonly logo: Picture;
};

/** A client's quote with the figures behind it, for service pages. */
export type ClientStory = {
  readonly client: string;
  readonly industry: string;
  readonly quote: string;
  readonly author: string;
  readonly portrait: Picture;
  readonly stars: 5;
  readonly metrics: readonly Stat[];
};

/** A period on a calendar, in weeks from 1. */
export type Span = { readonly startWeek: number; readonly weeks: number };

/** A process step with its period. */
export type ScheduledStep = ProcessStep & Span;

/** A stage of the promised timeline, on the calendar of the steps. */
export type TimelineStage = Span & { readonly when: string; readonly what: string };

/** The first three months of a service: the work, and when results are expected. */
export type Schedule = Heading & {
  readonly steps: Exactly<4, ScheduledStep>;
  readonly stages: Exactly<2, TimelineStage>;
  /** What comes after the three months. */
  readonly note: string;
};

/** A client's result with the series that proves it. */
export type ResultCard = {
  readonly client: string;
  readonly industry: string;
  readonly improvement: Stat;
  readonly series: SampleSeries;
  /** The chart's text alternative, including its flat month. */
  readonly reading: string;
};

export type ServiceOverview = {
  readonly title: string;
  readonly description: string;
  readonly link: Link | PlaceholderLink;
  readonly featured: boolean;
};

/** A link to a related page, with one line of description. */
export type OnwardLink = Link & { readonly text: string };

export type OnwardPage = OnwardLink & { readonly picture: Picture; readonly panel: Panel };

/** Related pages with pictures, and links to more of them. */
export type OnwardLinks = {
  readonly title: string;
  readonly links: readonly OnwardPage[];
  readonly more?: readonly Link[];
};

export type Faq = { readonly question: string; readonly answer: string | Text };

/** Questions of a page. The lead contains a link to ask another one. */
export type Questions = {
  readonly title: string;
  readonly lead: string;
  readonly contact: CallToAction;
  readonly after: string;
  readonly columns: readonly (readonly Faq[])[];
  /** Titles of the columns, where the questions are many. */
  readonly titles?: readonly string[];
};

/** Names the price lists of the site and links to each. */
export type PriceListOverview = {
  readonly label: string;
  readonly lists: Exactly<3, Link & { readonly text: string }>;
};

/** The last section of a page: one action and one link. */
export type ClosingCall = Heading & {
  readonly action: CallToAction;
  readonly link: Link;
  readonly picture: Picture;
  /** The picture has a ground of its own, so it fills its side of the panel. */
  readonly isCloseup?: boolean;
};

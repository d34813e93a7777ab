/** Types of a guide's page: the guide with all derived values. */
import type { ClosingCall, Illustration, Link, Panel, Picture } from '#app/content/entities.ts';
import type { OwnAudit } from '#app/content/own-audit.ts';
import type { ShownDate } from '#app/content/dates.server.ts';
import type { PageMeta } from '#app/content/page-meta.ts';
import type { PagePlace } from '#app/site-map.ts';
import type { ReadingLength } from '#app/lib/reading-length.ts';
import type { Byline } from './byline.ts';
import type { Text, TextLink } from './markdown/text.ts';
import type { ArticlePath, HubSlug, GuidePath, TopicId } from './place.ts';
import type { Block, Chapter, SnippetView } from './prose.ts';
import type { CheckGroup, GuideKind, Source, Step, Term } from './schema.ts';
import type { ChecklistWords, GlossaryWords, HubWords, StepsWords } from './words.ts';

type Opening = {
  readonly title: string;
  readonly lead: string;
  readonly illustration: Illustration;
};

export type Topic = {
  readonly name: string;
  /** The purpose of its guides, below the name. */
  readonly line: string;
  readonly picture: Picture;
  readonly panel: Panel;
  readonly hub: HubSlug;
};

/** A page that lists guides: those of one topic, or all. */
export type Hub = {
  readonly meta: PageMeta;
  readonly hero: Opening;
  /** Null for the hub of all guides. */
  readonly about: {
    readonly topic: TopicId;
    readonly title: string;
    /** Whether the first guide lists its chapters or steps. */
    readonly hasParts: boolean;
    /** The sections of the page, in order. */
    readonly bands: readonly ('guides' | 'own' | 'excerpt')[];
    /** Which guide to read in which case. */
    readonly advice: Readonly<Partial<Record<GuidePath, GuideAdvice>>>;
    /** Three terms of its glossary to know first, by id, each with a picture; or the price of a click. */
    readonly own:
      | { readonly type: 'terms'; readonly title: string; readonly ids: readonly string[] }
      | ClickPrice;
    /** A block or a picture of one of its guides, or a site before and after their advice. */
    readonly excerpt: ExcerptPlace | BeforeAfter<GuidePath>;
    /** Below the guides: where to hand the work over. */
    readonly more: Text;
  } | null;
};

/** Works out what a click may cost. */
export type ClickPrice = {
  readonly type: 'click-price';
  readonly title: string;
  readonly lead: string;
  /** In order: what a job may cost in dollars, clicks for a call, calls for a job. */
  readonly numbers: readonly [SetNumber, SetNumber, SetNumber];
  readonly result: string;
  /** After the number of clicks. */
  readonly clicks: string;
  readonly link: Link;
};

type SetNumber = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly start: number;
};

/** The words above an excerpt of a guide, and its picture. */
type ExcerptPlace = {
  readonly title: string;
  readonly lead: string;
  readonly from: GuidePath;
  /** A block of the guide, by its title, beside the picture. */
  readonly block?: string;
  readonly illustration: Illustration;
};

/** A site on two phones. The points of each are marked in its picture, from the upper one to the lower one. */
export type BeforeAfter<Lesson> = {
  readonly title: string;
  readonly lead: string;
  readonly before: PhoneSide<string>;
  readonly after: PhoneSide<{ readonly text: string; readonly to: Lesson }>;
};
type PhoneSide<Point> = {
  readonly title: string;
  readonly illustration: Illustration;
  readonly points: readonly Point[];
};

/** The situation of a reader, and what a guide does for it. */
type GuideAdvice = { readonly need: string; readonly why: string };

/** Kinds in lists. An industry guide counts as a long read. */
export type ListedKind = Exclude<GuideKind, 'industry'>;

/** A guide as shown in lists. */
export type ListedGuide = {
  readonly to: GuidePath;
  readonly label: string;
  readonly summary: string;
  readonly picture: Picture;
  readonly kind: ListedKind;
  readonly topic: TopicId;
  readonly minutes: number;
  /** What it is made of: "8 chapters". */
  readonly extent: string;
};

export type GuideReference = { readonly label: string; readonly to: GuidePath | ArticlePath };
/** The hub of all guides comes after the last guide. */
type NextReference = GuideReference | { readonly label: string; readonly to: '/guides/all' };

/** Everything around the text of a guide. */
export type GuideFrame = {
  readonly path: GuidePath | ArticlePath;
  readonly page: PagePlace;
  readonly meta: PageMeta;
  readonly dates: readonly ShownDate[];
  readonly hero: Opening;
  /** Reading time at 220 words a minute. */
  readonly minutes: number;
  /** The address of the Markdown version. */
  readonly markdown: string;
  readonly sources: readonly Source[];
  readonly byline: Byline;
  readonly portraits: Readonly<Record<'author' | 'reviewer', Picture>>;
  readonly readOn: readonly (GuideReference & {
    readonly need: string;
    readonly minutes: number;
    readonly picture: Picture;
  })[];
  readonly previous: GuideReference | null;
  readonly next: NextReference | null;
  readonly call: ClosingCall;
};

export type GlossaryPage = GuideFrame & {
  readonly kind: 'glossary';
  readonly panel: Topic['panel'];
  readonly words: GlossaryWords;
  readonly parts: PartsView | null;
  readonly stations: StationsView | null;
  readonly letters: readonly { readonly letter: string; readonly terms: readonly TermView[] }[];
};

/** A picture with numbered parts, and links to the terms for the numbers. */
export type PartsView = {
  readonly title: string;
  readonly illustration: Illustration;
  readonly links: readonly (Link & { readonly line: string })[];
};

/** Pictures side by side that make one street, each with links to its terms. */
export type StationsView = {
  readonly title: string;
  readonly list: readonly {
    readonly title: string;
    readonly picture: Picture;
    readonly links: readonly Link[];
  }[];
};

/** A term. A main term has a picture. */
export type TermView = Omit<Term, 'picture' | 'more'> & {
  readonly picture: Picture | null;
  /** Where to read on: guides, and sources on other websites. */
  readonly more: readonly { readonly label: string; readonly link: TextLink }[];
};

type CheckGroupView = Omit<CheckGroup, 'picture'> & {
  readonly picture: Picture | null;
  /** The color of its tray. */
  readonly panel: Panel;
};

export type ChecklistPage = GuideFrame & {
  readonly kind: 'checklist';
  /** The storage key of checked points: the address after /guides/. */
  readonly slug: string;
  readonly words: ChecklistWords;
  /** This site's verdicts, for the checklist that the audit implements. */
  readonly ownAudit: OwnAudit | null;
  readonly groups: readonly CheckGroupView[];
  /** Whether the picture of the hero has a board for each group. */
  readonly hasLayers: boolean;
};

/** A chapter. Its first paragraph is its lead, and not among its blocks. */
export type ChapterView = Chapter & { readonly lead: Text };

export type LongReadPage = GuideFrame & {
  readonly kind: 'long-read' | 'article';
  readonly chapters: readonly (ChapterView & {
    /** On a blue ground. */
    readonly tone?: 'band';
    readonly minutes: number;
    /** Width in the profile. It grows with the minutes, and the shortest has room for its title. */
    readonly share: number;
  })[];
  readonly profile: Profile;
};

/** SVG paths of the rising line, in a viewBox of 1200 × 330. */
export type Profile = { readonly line: string; readonly ground: string; readonly posts: string };

export type StepsPage = GuideFrame & {
  readonly kind: 'steps';
  /** The storage key of checked points: the address after /guides/. */
  readonly slug: string;
  readonly words: StepsWords;
  readonly prerequisites: readonly string[];
  /** The time of the reader's work: "1 h 35 min". */
  readonly total: string;
  /** The number of steps. */
  readonly count: number;
  readonly phases: readonly StepPhase[];
  readonly after: {
    readonly title: string;
    readonly points: readonly Text[];
    readonly picture?: Picture;
  };
};

/** Steps that belong together, under one heading. */
export type StepPhase = {
  readonly title: string;
  readonly lead: string;
  readonly picture: Picture;
  readonly time: string;
  /** The numbers of its steps: "Steps 1 to 3", "Steps 4 and 5". */
  readonly part: string;
  readonly steps: readonly StepView[];
};

export type StepView = Omit<Step, 'picture' | 'alt' | 'snippet' | `phase${string}`> & {
  /** The number of the step in the guide. */
  readonly number: number;
  readonly snippet?: SnippetView;
  readonly illustration?: Illustration;
  /** The actions stand across both columns: neither a picture nor a snippet is beside them. */
  readonly isAcross?: true;
  /** The time of the work before this step: "after 25 min". The time does not break. */
  readonly before: string;
};

export type IndustryGuidePage = GuideFrame & {
  readonly kind: 'industry';
  readonly chapters: readonly (ChapterView & { readonly cover: Picture | null })[];
  /** The table of contents, on two levels. */
  readonly contents: readonly ContentsEntry[];
};

/** A chapter with its headings. */
export type ContentsEntry = {
  readonly id: string;
  readonly title: string;
  readonly headings: readonly { readonly id: string; readonly title: string }[];
};

/** An option of a filter, with its number of guides. */
export type HubOption<Id extends string> = {
  readonly id: Id;
  readonly name: string;
  readonly count: number;
};

export type HubPage = {
  readonly kind: 'hub';
  readonly path: `/guides/${HubSlug}`;
  readonly page: PagePlace;
  readonly meta: PageMeta;
  readonly hero: Opening;
  /** Null for the hub of all guides. */
  readonly about: HubOfTopic | null;
  readonly topics: readonly (Topic & { readonly id: TopicId; readonly count: number })[];
  /** Its guides, by topic. */
  readonly guides: readonly ListedGuide[];
  /** The kinds and lengths of its guides. */
  readonly options: {
    readonly kind: readonly HubOption<ListedKind>[];
    readonly time: readonly HubOption<ReadingLength>[];
  };
  /** Reading time of the longest guide of all topics, in minutes. */
  readonly longest: number;
  readonly kinds: Readonly<Record<ListedKind, string>>;
  readonly words: HubWords;
  readonly call: ClosingCall;
};

/** What only the hub of a topic has. */
export type HubOfTopic = Pick<
  NonNullable<Hub['about']>,
  'topic' | 'title' | 'bands' | 'advice' | 'more'
> & {
  readonly panel: Panel;
  /** The chapters or steps of its first guide. */
  readonly parts: readonly GuidePart[];
  /** What fits only this topic. */
  readonly own: HubOwn;
  /** A part of one of its guides, or what several of them teach. */
  readonly excerpt: ExcerptView | BeforeAfter<HubLesson>;
};

export type ExcerptView = Pick<ExcerptPlace, 'title' | 'lead' | 'from' | 'illustration'> & {
  /** The name of its guide. */
  readonly label: string;
  readonly block: Block | null;
};

/** A part of a guide, with the name of the guide. */
export type HubLesson = { readonly path: GuidePath; readonly guide: string };

type HubOwn =
  | { readonly type: 'terms'; readonly title: string; readonly terms: readonly HubTerm[] }
  | ClickPrice;

/** A chapter or a step of a guide. */
export type GuidePart = { readonly to: `${GuidePath}#${string}`; readonly title: string };

/** A term to know first. */
export type HubTerm = Pick<ListedGuide, 'label' | 'summary' | 'picture'> & {
  readonly to: `${GuidePath}#${string}`;
};

export type GuidePage = GlossaryPage | ChecklistPage | LongReadPage | StepsPage | IndustryGuidePage;

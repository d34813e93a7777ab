/** What the page of a guide shows: its content with everything derived from it. Types only. */
import type { Chapter, Text } from '#app/lib/prose/prose.ts';
import type { ReadingLength } from '#app/lib/reading-length.ts';
import type { Picture } from '../entities.ts';
import type { PageMeta } from '../page-meta.ts';
import type { GuidePath, SitePath } from '../paths.ts';
import type {
  CheckGroup,
  GuideAsk,
  GuideKind,
  GuideTopic,
  Opening,
  SampleText,
  Source,
  Term,
  Topic,
} from './guide.ts';
import type { ChecklistWords, GlossaryWords, HubWords, StepsWords } from './words.ts';

/** A guide as other pages name it. */
export type GuideCard = {
  readonly to: SitePath;
  readonly label: string;
  readonly summary: string;
  readonly picture: Picture;
  readonly kind: GuideKind;
  readonly topic: GuideTopic;
  readonly minutes: number;
};

type ReadOnLink = {
  readonly need: string;
  readonly to: SitePath;
  readonly label: string;
  readonly minutes: number;
};

export type GuideLink = { readonly label: string; readonly to: SitePath };

/** What every guide has around its words. */
export type GuideFrame = {
  readonly path: SitePath;
  readonly meta: PageMeta;
  readonly hero: Opening;
  /** Reading time at 220 words a minute. */
  readonly minutes: number;
  /** The address of the same words as Markdown. */
  readonly markdown: string;
  readonly sources: readonly Source[];
  readonly readOn: readonly ReadOnLink[];
  readonly previous: GuideLink | null;
  readonly next: GuideLink | null;
  readonly ask: GuideAsk;
};

export type GlossaryPage = GuideFrame & {
  readonly kind: 'glossary';
  readonly words: GlossaryWords;
  readonly letters: readonly { readonly letter: string; readonly terms: readonly Term[] }[];
};

export type ChecklistPage = GuideFrame & {
  readonly kind: 'checklist';
  /** Names the list where ticks are kept; stays when its words change. */
  readonly slug: string;
  readonly words: ChecklistWords;
  readonly groups: readonly CheckGroup[];
};

export type LongReadPage = GuideFrame & {
  readonly kind: 'long-read';
  readonly chapters: readonly (Chapter & { readonly minutes: number })[];
  readonly profile: Profile;
};

/** The chapters as ground that rises, in the units of a 1200 × 330 box. */
export type Profile = { readonly line: string; readonly ground: string; readonly posts: string };

export type StepsPage = GuideFrame & {
  readonly kind: 'steps';
  readonly slug: string;
  readonly words: StepsWords;
  readonly prerequisites: readonly string[];
  /** Minutes of the reader's own time. */
  readonly effort: number;
  readonly steps: readonly StepView[];
  readonly after: { readonly title: string; readonly points: readonly Text[] };
};

export type StepView = {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  /** Minutes spent before this step. */
  readonly before: number;
  readonly actions: readonly Text[];
  readonly looksRight: Text;
  readonly wrong: { readonly title: string; readonly text: Text };
  readonly sample: SampleText | null;
};

export type IndustryGuidePage = GuideFrame & {
  readonly chapters: readonly Chapter[];
  /** The table of contents, on two levels. */
  readonly contents: readonly ContentsEntry[];
};

export type ContentsEntry = { readonly id: string; readonly title: string; readonly level: 1 | 2 };

export type HubPage = {
  readonly kind: 'hub';
  readonly path: GuidePath;
  readonly meta: PageMeta;
  readonly hero: Opening;
  readonly topic: GuideTopic | null;
  readonly topics: readonly (Topic & { readonly id: GuideTopic; readonly count: number })[];
  /** Every guide that the page lists, topic by topic. */
  readonly guides: readonly GuideCard[];
  /** How many of its guides are of a kind and of a length. */
  readonly counts: {
    readonly kind: Readonly<Partial<Record<GuideKind, number>>>;
    readonly time: Readonly<Partial<Record<ReadingLength, number>>>;
  };
  /** Minutes of its longest guide. */
  readonly longest: number;
  readonly first: readonly (GuideCard & { readonly why: string })[];
  readonly kinds: Readonly<Record<GuideKind, string>>;
  readonly words: HubWords;
  readonly ask: GuideAsk;
};

export type GuidePage = GlossaryPage | ChecklistPage | LongReadPage | StepsPage | HubPage;

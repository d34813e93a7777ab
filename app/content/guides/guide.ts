/** What a guide consists of, by kind. Types only: the words live in the modules beside this one. */
import type { CallToAction, Illustration, Panel, Picture } from '../entities.ts';
import type { PageMeta } from '../page-meta.ts';
import type { GuideHubSlug, GuidePath } from '../paths.ts';

export type GuideTopic = 'seo' | 'local-seo' | 'website-design' | 'ppc';
export type GuideKind = 'glossary' | 'checklist' | 'long-read' | 'steps';

/** Where a fact that is not common knowledge can be looked up. */
export type Source = { readonly label: string; readonly url: `https://${string}` };

/** A reader's situation in their own words, and the guide that answers it. */
export type ReadOn = { readonly need: string; readonly to: GuidePath | '/industries/automotive' };

export type Opening = {
  readonly title: string;
  readonly lead: string;
  readonly illustration: Illustration;
};

type GuideFacts = {
  readonly meta: PageMeta;
  readonly hero: Opening;
  readonly topic: GuideTopic;
  /** One line in lists of guides. */
  readonly summary: string;
  /** First publication, as YYYY-MM-DD; the last change is `meta.updated`. */
  readonly published: PageMeta['updated'];
  readonly sources: readonly Source[];
  readonly readOn: readonly ReadOn[];
};

export type Term = {
  /** The fragment of the term on its page; unique in its glossary. */
  readonly slug: string;
  readonly term: string;
  /** What its letters stand for, where it is an abbreviation. */
  readonly abbreviationOf?: string;
  /** One plain sentence. */
  readonly definition: string;
  /** One example or consequence. */
  readonly example: string;
  /** Slugs of terms in the same glossary. */
  readonly see: readonly string[];
};

export type Glossary = GuideFacts & { readonly kind: 'glossary'; readonly terms: readonly Term[] };

export type CheckPoint = {
  /** Stable: ticks are kept and shared under it, and other parts of the product refer to it. */
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly check: string;
  readonly fix: string;
};

export type CheckGroup = {
  readonly slug: string;
  readonly title: string;
  readonly question: string;
  readonly points: readonly CheckPoint[];
};

export type Checklist = GuideFacts & {
  readonly kind: 'checklist';
  readonly groups: readonly CheckGroup[];
};

/** Prose is MDX: chapters, and the parts that lib/prose knows. */
export type LongRead = GuideFacts & {
  readonly kind: 'long-read';
  /** The file the prose comes from, for messages. */
  readonly file: string;
  readonly prose: string;
  /** The pictures that its figures name. */
  readonly pictures: Readonly<Record<string, Picture>>;
};

/** A text to copy; a line break is a line break. */
export type SampleText = { readonly label: string; readonly text: string };

type GuideStep = {
  readonly id: string;
  readonly title: string;
  /** Minutes of the reader's own time, in fives: nobody knows better, and the route bar is drawn from it. */
  readonly minutes: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45;
  /** In these, **bold** is what stands on the screen. */
  readonly actions: readonly string[];
  readonly looksRight: string;
  readonly wrong: { readonly title: string; readonly text: string };
  readonly sample?: SampleText;
};

export type Steps = GuideFacts & {
  readonly kind: 'steps';
  readonly prerequisites: readonly string[];
  readonly steps: readonly GuideStep[];
  readonly after: { readonly title: string; readonly points: readonly string[] };
};

export type Guide = Glossary | Checklist | LongRead | Steps;

/** A list of guides: of one topic, or of all. */
export type GuideHub = {
  readonly meta: PageMeta;
  readonly hero: Opening;
  readonly topic: GuideTopic | null;
};

export type Topic = {
  readonly name: string;
  /** What its guides are for, under the name. */
  readonly line: string;
  readonly picture: Picture;
  readonly panel: Panel;
  readonly hub: GuideHubSlug;
};

/** The band at the end of a kind of guide. */
export type GuideAsk = {
  readonly title: string;
  readonly text: string;
  readonly call: CallToAction;
  readonly picture: Picture;
};

/** Makes the page of a guide from its content. Runs when the site is built; a visitor gets the result. */
import industryAutomotive from '#app/assets/pictures/industry-automotive.svg?picture';
import { drawProfile } from '#app/lib/prose/charts.server.ts';
import { compileProse } from '#app/lib/prose/compile.server.ts';
import { abbreviationMarker, inlineText } from '#app/lib/prose/inline.server.ts';
import { countWords, readingMinutes } from '#app/lib/prose/words.server.ts';
import { readingLength } from '#app/lib/reading-length.ts';
import { abbreviations } from '../abbreviations.ts';
import { automotiveText, automotiveWords } from '../automotive.server.ts';
import { automotive } from '../automotive.ts';
import { guideHubSlugs, guideSlugs, type GuideHubSlug, type GuideSlug } from '../paths.ts';
import { asks } from './asks.ts';
import type { Guide, GuideKind, LongRead, Steps } from './guide.ts';
import { checkGuide } from './guide-check.server.ts';
import type {
  GuideCard,
  GuideFrame,
  GuideLink,
  GuidePage,
  HubPage,
  IndustryGuidePage,
  StepView,
} from './guide-page.ts';
import { firstSteps, guideHubs } from './hubs.ts';
import { guides } from './index.ts';
import { kindNames, topics } from './topics.ts';
import { checklistWords, glossaryWords, hubWords, stepsWords } from './words.ts';

/** The page of a guide or of a list of guides; null where there is none. */
export async function guidePage(slug: string): Promise<GuidePage | null> {
  const guide = guideSlugs.find((one) => one === slug);
  if (guide) return pageOf(guide);
  const hub = guideHubSlugs.find((one) => one === slug);
  return hub ? hubPage(hub) : null;
}

/** The automotive guide stands among the industries, and is a guide all the same. */
export async function automotivePage(): Promise<IndustryGuidePage> {
  const path = '/industries/automotive';
  const { meta, hero, sources, ask, readOn } = automotive;
  return {
    path,
    meta,
    hero,
    sources,
    ask,
    minutes: readingMinutes(await automotiveWords()),
    markdown: markdownPath(path),
    readOn: await Promise.all(readOn.map(async ({ need, to }) => ({ need, ...(await named(to)) }))),
    previous: null,
    next: null,
    ...(await automotiveText()),
  };
}

/** Where the words of a page stand as Markdown. */
function markdownPath(path: string): string {
  return `${path}/index.md`;
}

async function pageOf(slug: GuideSlug): Promise<GuidePage> {
  const guide: Guide = guides[slug];
  checkGuide(guide);
  const frame = await frameOf(slug, guide);
  switch (guide.kind) {
    case 'glossary': {
      const letters = Map.groupBy(guide.terms, ({ term }) => term[0]!.toUpperCase());
      return {
        ...frame,
        kind: guide.kind,
        words: glossaryWords,
        letters: [...letters].map(([letter, terms]) => ({ letter, terms })),
      };
    }
    case 'checklist':
      return { ...frame, kind: guide.kind, slug, words: checklistWords, groups: guide.groups };
    case 'long-read': {
      const marker = abbreviationMarker(abbreviations);
      const chapters = (await proseOf(guide)).map((chapter) => ({
        ...chapter,
        blocks: marker.markBlocks(chapter.blocks),
        minutes: readingMinutes(chapter.words),
      }));
      return {
        ...frame,
        kind: guide.kind,
        chapters,
        profile: drawProfile(chapters.map(({ minutes }) => minutes)),
      };
    }
    case 'steps': {
      const { mark } = abbreviationMarker(abbreviations);
      const text = (source: string) => mark(inlineText(source));
      return {
        ...frame,
        kind: guide.kind,
        slug,
        words: stepsWords,
        prerequisites: guide.prerequisites,
        effort: effortOf(guide),
        steps: stepViews(guide, text),
        after: { title: guide.after.title, points: guide.after.points.map(text) },
      };
    }
  }
}

/** Minutes of the reader's own time that the steps take together. */
function effortOf({ steps }: Steps): number {
  return steps.reduce((sum, { minutes }) => sum + minutes, 0);
}

function stepViews(
  { steps }: Steps,
  text: (source: string) => ReturnType<typeof inlineText>,
): StepView[] {
  return steps.map(({ actions, looksRight, wrong, sample = null, ...step }, index) => ({
    ...step,
    before: steps.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0),
    actions: actions.map(text),
    looksRight: text(looksRight),
    wrong: { title: wrong.title, text: text(wrong.text) },
    sample,
  }));
}

const compiled = new Map<string, ReturnType<typeof compileProse>>();

function proseOf({ file, prose, pictures }: LongRead) {
  const chapters = compiled.get(file) ?? compileProse(prose, { file, pictures });
  compiled.set(file, chapters);
  return chapters;
}

/** Words a reader meets in a guide, around its hero and its links. */
export async function wordsOf(guide: Guide): Promise<number> {
  switch (guide.kind) {
    case 'glossary':
      return countWords(guide.terms);
    case 'checklist':
      return countWords(guide.groups);
    case 'long-read':
      return (await proseOf(guide)).reduce((sum, { words }) => sum + words, 0);
    case 'steps':
      return countWords([guide.prerequisites, guide.steps, guide.after]);
  }
}

async function minutesOf(guide: Guide): Promise<number> {
  return readingMinutes(await wordsOf(guide));
}

function linkTo(slug: GuideSlug | undefined): GuideLink | null {
  return slug ? { label: guides[slug].meta.label, to: `/guides/${slug}` } : null;
}

async function frameOf(slug: GuideSlug, guide: Guide): Promise<GuideFrame> {
  const order = Object.keys(guides) as GuideSlug[];
  const at = order.indexOf(slug);
  const path = `/guides/${slug}` as const;
  return {
    path,
    meta: guide.meta,
    hero: guide.hero,
    minutes: await minutesOf(guide),
    markdown: markdownPath(path),
    sources: guide.sources,
    readOn: await Promise.all(
      guide.readOn.map(async ({ need, to }) => ({ need, ...(await named(to)) })),
    ),
    previous: linkTo(order[at - 1]),
    next: linkTo(order[at + 1]),
    ask: asks[guide.kind],
  };
}

async function named(to: Guide['readOn'][number]['to']) {
  const card = (await guideCards()).find((one) => one.to === to);
  if (!card) throw new Error(`${to}: a guide is read on to, and a list of guides is not a guide`);
  return { to: card.to, label: card.label, minutes: card.minutes };
}

/** Every guide as lists name it, topic by topic, the automotive guide among those of local SEO. */
function guideCards(): Promise<readonly GuideCard[]> {
  known ??= listCards();
  return known;
}

let known: Promise<readonly GuideCard[]> | undefined;

async function listCards(): Promise<readonly GuideCard[]> {
  const own = await Promise.all(
    Object.entries(guides).map(async ([slug, guide]: [string, Guide]): Promise<GuideCard> => ({
      to: `/guides/${slug as GuideSlug}`,
      label: guide.meta.label,
      summary: guide.summary,
      picture: guide.hero.illustration.picture,
      kind: guide.kind,
      topic: guide.topic,
      minutes: await minutesOf(guide),
    })),
  );
  const all: readonly GuideCard[] = [
    ...own,
    {
      to: '/industries/automotive',
      label: automotive.meta.label,
      summary: automotive.summary,
      picture: industryAutomotive,
      kind: 'long-read' satisfies GuideKind,
      topic: 'local-seo',
      minutes: readingMinutes(await automotiveWords()),
    },
  ];
  return topicIds.flatMap((id) => all.filter(({ topic }) => topic === id));
}

const topicIds = Object.keys(topics) as (keyof typeof topics)[];

/** How many of the guides carry each name. */
function tally<Name extends string>(
  guides: readonly GuideCard[],
  nameOf: (guide: GuideCard) => Name,
): Partial<Record<Name, number>> {
  const groups = Map.groupBy(guides, nameOf);
  return Object.fromEntries([...groups].map(([name, { length }]) => [name, length])) as Partial<
    Record<Name, number>
  >;
}

async function hubPage(slug: GuideHubSlug): Promise<HubPage> {
  const { meta, hero, topic } = guideHubs[slug];
  const all = await guideCards();
  const own = topic ? all.filter((one) => one.topic === topic) : all;
  return {
    kind: 'hub',
    path: `/guides/${slug}`,
    meta,
    hero,
    topic,
    topics: topicIds.map((id) => ({
      ...topics[id],
      id,
      count: all.filter((one) => one.topic === id).length,
    })),
    guides: own,
    counts: {
      kind: tally(own, ({ kind }) => kind),
      time: tally(own, ({ minutes }) => readingLength(minutes)),
    },
    longest: Math.max(...own.map(({ minutes }) => minutes)),
    first: firstSteps.map(({ to, why }) => ({ ...all.find((one) => one.to === to)!, why })),
    kinds: kindNames,
    words: hubWords,
    ask: asks.hub,
  };
}

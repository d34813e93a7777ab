/** Creates the pages of guides at build time. */
import { drawProfile } from '#app/charts/guide-charts.server.ts';
import { checklistPath } from '#app/content/checklist-points.ts';
import { shownDates } from '#app/content/dates.server.ts';
import type { ClosingCall } from '#app/content/entities.ts';
import { ownAudit } from '#app/content/own-audit.server.ts';
import { siteEntryOf } from '#app/site-map-families.ts';
import { abbreviationMarker } from './abbreviations.server.ts';
import { callAbout, callOf } from './calls.ts';
import { bylineOf } from './byline.ts';
import { listedGuides, minutesOf } from './listed-guides.server.ts';
import { industryChapter, longReadChapter } from './chapter-views.server.ts';
import { drawnChapters } from './chapters.server.ts';
import { articles, guideMeta, guides, readings } from './guides.server.ts';
import { isWebAddress } from '#app/lib/web-address.ts';
import type { Inline } from './markdown/text.ts';
import type {
  ChecklistPage,
  ContentsEntry,
  GlossaryPage,
  GuideFrame,
  GuidePage,
  GuideReference,
  IndustryGuidePage,
  LongReadPage,
  PartsView,
  StationsView,
  StepsPage,
} from './page.ts';
import { pictureNamed } from './pictures.server.ts';
import type { GuidePath, ReadingPath } from './place.ts';
import type { Chapter } from './prose.ts';
import { chapterMinutes } from './reading-time.server.ts';
import type { Article, GuideOf, Reading } from './schema.ts';
import { drawnShare, widestShare } from './shares.server.ts';
import { durationOf, phasesOf } from './step-phases.server.ts';
import { topics } from './topics.ts';
import { checklistWords, glossaryWords, stepsWords } from './words.ts';

/** The page of a guide or an article, or null. */
export async function guidePage(path: string): Promise<GuidePage | null> {
  const found = [...readings].find(([own]) => own === path);
  return found ? pageOf(...found) : null;
}

/**
 * The page of an industry guide.
 * @throws if there is no such guide
 */
export async function industryPage(path: string): Promise<IndustryGuidePage> {
  const page = await guidePage(path);
  if (page?.kind !== 'industry') throw new Error(`${path}: no such industry guide`);
  return page;
}

/** Minutes added to each chapter's width in the profile, so that the shortest has room for its title. */
const titleRoom = 6;

async function pageOf(path: ReadingPath, guide: Reading): Promise<GuidePage> {
  const frame = await frameOf(path, guide);
  switch (guide.kind) {
    case 'glossary':
      return glossaryPage(path, guide, frame);
    case 'checklist':
      return checklistPage(path, guide, frame);
    case 'long-read':
    case 'article':
      return longReadPage(path, guide, frame);
    case 'industry':
      return industryGuidePage(path, guide, frame);
    case 'steps':
      return stepsPage(path, guide, frame);
  }
}

async function glossaryPage(
  path: ReadingPath,
  guide: GuideOf<'glossary'>,
  frame: GuideFrame,
): Promise<GlossaryPage> {
  const views = await Promise.all(
    guide.terms.map(async ({ picture, more = [], ...term }) => ({
      ...term,
      more: typeof more === 'string' ? [] : more.flatMap(labeledLink),
      picture: picture ? await pictureNamed(picture, path, term.term) : null,
    })),
  );
  const terms = views.toSorted((a, b) => a.term.localeCompare(b.term, 'en'));
  const letters = Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase());
  return {
    ...frame,
    kind: guide.kind,
    panel: topics[guide.topic].panel,
    words: glossaryWords,
    parts: await partsOf(path, guide),
    stations: await stationsOf(path, guide),
    letters: [...letters].map(([letter, own]) => ({ letter, terms: own })),
  };
}

/** A link of a term with the label before it, or nothing for the text between two links. */
const labeledLink = (link: Inline) =>
  typeof link === 'object' && 'to' in link && !('abbr' in link)
    ? [{ label: isWebAddress(link.to) ? glossaryWords.source : glossaryWords.readOn, link }]
    : [];

/** The colors of the trays, in turn. The boards in the pictures have the same. */
const trays = ['sky', 'peach', 'butter'] as const;

async function checklistPage(
  path: ReadingPath,
  guide: GuideOf<'checklist'>,
  frame: GuideFrame,
): Promise<ChecklistPage> {
  const { hero } = frame;
  const small = guide.layers ? await pictureNamed(`${guide.picture}-small`, path) : null;
  return {
    ...frame,
    kind: guide.kind,
    hero: small ? { ...hero, illustration: { ...hero.illustration, small } } : hero,
    hasLayers: guide.layers,
    slug: storageKeyOf(path),
    words: checklistWords,
    ownAudit: path === checklistPath ? ownAudit() : null,
    groups: await Promise.all(
      guide.groups.map(async ({ picture, ...group }, index) => ({
        ...group,
        panel: trays[index % trays.length]!,
        picture: picture ? await pictureNamed(picture, path, group.title) : null,
      })),
    ),
  };
}

async function longReadPage(
  path: ReadingPath,
  guide: GuideOf<'long-read'> | Article,
  frame: GuideFrame,
): Promise<LongReadPage> {
  const { markBlocks } = abbreviationMarker();
  const drawn = await drawnChapters(path, guide.chapters);
  const minutes = chapterMinutes(
    drawn.map(({ words }) => words),
    frame.minutes,
  );
  const chapters = drawn.map((chapter, index) => ({
    ...chapter,
    ...longReadChapter(index % 4 === 2 && index < drawn.length - 1, markBlocks(chapter.blocks)),
    minutes: drawnShare(minutes[index]!, path, chapter.title),
    share: Math.min(minutes[index]! + titleRoom, widestShare),
  }));
  return {
    ...frame,
    kind: guide.kind,
    chapters,
    profile: drawProfile(chapters.map(({ share }) => share)),
  };
}

async function industryGuidePage(
  path: ReadingPath,
  guide: GuideOf<'industry'>,
  frame: GuideFrame,
): Promise<IndustryGuidePage> {
  const { markBlocks } = abbreviationMarker();
  const chapters = await drawnChapters(path, guide.chapters);
  return {
    ...frame,
    kind: guide.kind,
    chapters: await Promise.all(
      chapters.map(async (chapter, index) => {
        const cover = guide.covers[index];
        return {
          ...chapter,
          ...industryChapter(markBlocks(chapter.blocks)),
          cover: cover === undefined ? null : await pictureNamed(cover, path),
        };
      }),
    ),
    contents: chapters.map(contentsOf),
  };
}

async function stepsPage(
  path: ReadingPath,
  guide: GuideOf<'steps'>,
  frame: GuideFrame,
): Promise<StepsPage> {
  const { mark } = abbreviationMarker();
  const { prerequisites, steps, after } = guide;
  return {
    ...frame,
    kind: guide.kind,
    slug: storageKeyOf(path),
    words: stepsWords,
    prerequisites,
    total: durationOf(steps),
    count: steps.length,
    phases: await phasesOf(path, steps, mark),
    after: {
      title: after.title,
      points: after.points.map(mark),
      ...(after.picture && { picture: await pictureNamed(after.picture, path, after.title) }),
    },
  };
}

/** The key of the checked points in storage: the address after /guides/. */
const storageKeyOf = (path: ReadingPath): string => path.replace(/^\/guides\//, '');

/** The entries of a chapter and its headings for the table of contents. */
function contentsOf({ id, title, blocks }: Chapter): ContentsEntry {
  const headings = blocks.flatMap((block) =>
    block.type === 'heading' ? [{ id: block.id, title: block.title }] : [],
  );
  return { id, title, headings };
}

async function partsOf(
  path: ReadingPath,
  { parts, terms }: GuideOf<'glossary'>,
): Promise<PartsView | null> {
  if (!parts) return null;
  const { title, alt } = parts;
  return {
    title,
    illustration: { picture: await pictureNamed(parts.picture, path, 'parts'), alt },
    links: parts.terms.map(({ id, line }) => ({ ...linkToTerm(path, terms, id), line })),
  };
}

async function stationsOf(
  path: ReadingPath,
  { stations, terms }: GuideOf<'glossary'>,
): Promise<StationsView | null> {
  if (!stations) return null;
  return {
    title: stations.title,
    list: await Promise.all(
      stations.list.map(async ({ title, picture, terms: ids }) => ({
        title,
        picture: await pictureNamed(picture, path, 'stations'),
        links: ids.map((id) => linkToTerm(path, terms, id)),
      })),
    ),
  };
}

const linkToTerm = (path: ReadingPath, terms: GuideOf<'glossary'>['terms'], id: string) => ({
  label: terms.find((one) => one.id === id)!.term,
  to: `${path}#${id}` as const,
});

async function frameOf(path: ReadingPath, guide: Reading): Promise<GuideFrame> {
  const { heading, lead, picture, pictureAlt, sources } = guide;
  const byline = bylineOf(guide.topic);
  return {
    path,
    page: siteEntryOf(path),
    meta: guideMeta(guide),
    dates: shownDates(path),
    hero: {
      title: heading,
      lead,
      illustration: { picture: await pictureNamed(picture, path), alt: pictureAlt },
    },
    minutes: await minutesOf(path, guide),
    markdown: `${path}/index.md`,
    sources,
    byline,
    portraits: {
      author: await pictureNamed(byline.author.portrait, path),
      reviewer: await pictureNamed(byline.reviewer.portrait, path),
    },
    readOn: await Promise.all(
      guide.readOn.map(async ({ need, to }) => ({ need, ...(await named(to)) })),
    ),
    ...neighbors(path, guide),
    call: await callAfter(path, guide),
  };
}

/** The previous and the next guide in reading order, or the hub of all guides after the last. Industry guides have none. */
function neighbors(path: ReadingPath, { kind }: Reading): Pick<GuideFrame, 'previous' | 'next'> {
  if (kind === 'industry') return { previous: null, next: null };
  const family = kind === 'article' ? articles : guides;
  const order = [...family].filter(([, one]) => one.kind !== 'industry');
  const at = order.findIndex(([one]) => one === path);
  const linkTo = (entry: (typeof order)[number] | undefined): GuideReference | null =>
    entry ? { label: entry[1].label, to: entry[0] } : null;
  const end = kind === 'article' ? null : ({ label: 'All guides', to: '/guides/all' } as const);
  return { previous: linkTo(order[at - 1]), next: linkTo(order[at + 1]) ?? end };
}

async function callAfter(path: ReadingPath, guide: Reading): Promise<ClosingCall> {
  if (guide.kind === 'article') return callAbout(path, guide.topic, 'long-read');
  if (guide.kind !== 'industry') return callAbout(path, guide.topic, guide.kind);
  const { title, text, picture } = guide.call;
  return callOf({ title, lead: text, picture: await pictureNamed(picture, path) });
}

async function named(to: GuidePath) {
  const card = (await listedGuides()).find((one) => one.to === to);
  if (!card) throw new Error(`${to} is a hub. Use the address of a guide in readOn.`);
  const { label, minutes, picture } = card;
  return { to, label, minutes, picture };
}

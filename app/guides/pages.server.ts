/** Creates the pages of guides at build time. */
import { shownDates } from '#app/content/dates.server.ts';
import { checklistPath, ownAudit } from '#app/content/own-audit.server.ts';
import { siteEntryOf } from '#app/site-map-families.ts';
import { abbreviationMarker } from './abbreviations.server.ts';
import { arrange, arrangeParts } from './arrange.server.ts';
import { callAbout, callOf } from './calls.ts';
import { bylineOf } from './byline.ts';
import { drawBars, drawLine, drawProfile } from '#app/charts/guide-charts.server.ts';
import { articles, guideMeta, guides, readings } from './guides.server.ts';
import type {
  ChapterView,
  StepPhase,
  StepView,
  ContentsEntry,
  GuideCall,
  GuideCard,
  GuideFrame,
  GuideReference,
  GuidePage,
  IndustryGuidePage,
  PartsView,
} from './page.ts';
import { pictureNamed } from './pictures.server.ts';
import type { GuidePath, ReadingPath } from './place.ts';
import type { AdPair, Block, Chapter, ShownSum } from './prose.ts';
import { chapterMinutes, countWords, readingMinutes } from './reading-time.server.ts';
import type {
  AuthoredAds,
  AuthoredBlock,
  AuthoredChapter,
  Guide,
  GuideOf,
  Reading,
  Step,
  WorkedSum,
} from './schema.ts';
import { sampleForm } from './sample-form.server.ts';
import { stepLayout } from './step-layout.server.ts';
import { drawnShare } from './shares.server.ts';
import { plainText } from './markdown/parse.server.ts';
import type { Text } from './markdown/text.ts';
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
  const slug = path.replace(/^\/guides\//, '');
  const { mark, markBlocks } = abbreviationMarker();
  switch (guide.kind) {
    case 'glossary': {
      const views = await Promise.all(
        guide.terms.map(async ({ picture, ...term }) => ({
          ...term,
          picture: picture ? await pictureNamed(picture, `${path}, “${term.term}”`) : null,
        })),
      );
      const terms = views.toSorted((a, b) => a.term.localeCompare(b.term, 'en'));
      const letters = Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase());
      return {
        ...frame,
        kind: guide.kind,
        words: glossaryWords,
        parts: await partsOf(path, guide),
        letters: [...letters].map(([letter, own]) => ({ letter, terms: own })),
      };
    }
    case 'checklist':
      return {
        ...frame,
        kind: guide.kind,
        slug,
        words: checklistWords,
        ownAudit: path === checklistPath ? ownAudit() : null,
        groups: await Promise.all(
          guide.groups.map(async ({ picture, ...group }) => ({
            ...group,
            picture: picture ? await pictureNamed(picture, `${path}, “${group.title}”`) : null,
          })),
        ),
      };
    case 'long-read':
    case 'article': {
      const drawn = await drawnChapters(path, guide.chapters);
      const minutes = chapterMinutes(
        drawn.map(({ words }) => words),
        frame.minutes,
      );
      const chapters = drawn.map((chapter, index) => ({
        ...chapter,
        ...opened(markBlocks(chapter.blocks)),
        minutes: drawnShare(minutes[index]!, `${path}, “${chapter.title}”`),
        share: drawnShare(minutes[index]! + titleRoom, `${path}, “${chapter.title}”`),
      }));
      return {
        ...frame,
        kind: guide.kind,
        chapters,
        profile: drawProfile(chapters.map(({ share }) => share)),
      };
    }
    case 'industry': {
      const chapters = await drawnChapters(path, guide.chapters);
      return {
        ...frame,
        kind: guide.kind,
        chapters: await Promise.all(
          chapters.map(async (chapter, index) => {
            const cover = guide.covers[index];
            return {
              ...chapter,
              ...opened(markBlocks(chapter.blocks), arrangeParts),
              cover: cover === undefined ? null : await pictureNamed(cover, path),
            };
          }),
        ),
        contents: chapters.map(contentsOf),
      };
    }
    case 'steps': {
      const { prerequisites, steps, after } = guide;
      return {
        ...frame,
        kind: guide.kind,
        slug,
        words: stepsWords,
        prerequisites,
        total: durationOf(steps),
        count: steps.length,
        phases: await phasesOf(path, steps, mark),
        after: { title: after.title, points: after.points.map(mark) },
      };
    }
  }
}

/** The steps as the page shows them, grouped by phase. */
async function phasesOf(
  path: ReadingPath,
  steps: readonly Step[],
  mark: (text: Text) => Text,
): Promise<StepPhase[]> {
  const views = await Promise.all(
    steps.map(
      async (
        { picture, alt, sample, phase: _phase, phaseLead: _phaseLead, ...step },
        index,
      ): Promise<StepView> => ({
        ...step,
        minutes: drawnShare(step.minutes, `${path}, “${step.title}”`),
        layout: stepLayout({
          actions: step.actions.map(plainText),
          sample: sample && { ...sample, form: sampleForm(sample.text) },
          hasPicture: picture !== undefined,
          endings: [plainText(step.worked), `${step.problem} ${plainText(step.answer)}`],
        }),
        number: index + 1,
        before: index ? `after ${durationOf(steps.slice(0, index))}` : 'Start here',
        actions: step.actions.map(mark),
        worked: mark(step.worked),
        answer: mark(step.answer),
        ...(sample && { sample: { ...sample, form: sampleForm(sample.text) } }),
        ...(picture &&
          alt && {
            illustration: {
              picture: await pictureNamed(picture, `${path}, “${step.title}”`),
              alt,
            },
          }),
      }),
    ),
  );
  const starts = steps.flatMap(({ phase, phaseLead }, index) =>
    phase && phaseLead ? [{ title: phase, lead: phaseLead, index }] : [],
  );
  return starts.map(({ title, lead, index }, at) => {
    const end = starts[at + 1]?.index ?? steps.length;
    return {
      title,
      lead,
      time: durationOf(steps.slice(index, end)),
      part: `Steps ${index + 1} to ${end}`,
      steps: views.slice(index, end),
    };
  });
}

/** The time that steps take together: "1 h 35 min". */
function durationOf(steps: readonly Pick<Step, 'minutes'>[]): string {
  const sum = steps.reduce((total, { minutes }) => total + minutes, 0);
  const hours = Math.floor(sum / 60);
  const rest = sum % 60;
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
}

/** The first paragraph of a chapter, which opens it, and the blocks after it. */
function opened(
  [first, ...rest]: readonly Block[],
  inColumns = arrange,
): Pick<ChapterView, 'lead' | 'blocks'> {
  return first?.type === 'paragraph'
    ? { lead: first.text, blocks: inColumns(rest) }
    : { lead: '', blocks: inColumns(first ? [first, ...rest] : []) };
}

/** The entries of a chapter and its headings for the table of contents. */
function contentsOf({ id, title, blocks }: Chapter): ContentsEntry {
  const headings = blocks.flatMap((block) =>
    block.type === 'heading' ? [{ id: block.id, title: block.title }] : [],
  );
  return { id, title, headings };
}

/** The chapters with their pictures and charts, drawn once: the page and its reading time use them. */
function drawnChapters(path: string, chapters: readonly AuthoredChapter[]): Promise<Chapter[]> {
  const known = drawings.get(chapters);
  if (known) return known;
  const drawing = Promise.all(
    chapters.map(async ({ id, title, blocks }) => {
      const drawn = await Promise.all(blocks.map((block) => drawnBlock(path, block)));
      return { id, title, blocks: drawn, words: countWords([title, drawn]) };
    }),
  );
  drawings.set(chapters, drawing);
  return drawing;
}

const drawings = new WeakMap<readonly AuthoredChapter[], Promise<Chapter[]>>();

async function drawnBlock(path: string, block: AuthoredBlock): Promise<Block> {
  switch (block.type) {
    case 'bars':
      return drawBars(block);
    case 'line':
      return drawLine(block);
    case 'sum': {
      const { rows, result } = shownSum(block);
      const largest = Math.max(...rows.map(({ value }) => value));
      const drawn = rows.map((row) => ({ ...row, length: (100 * row.value) / largest }));
      return { ...block, rows: drawn, result };
    }
    case 'ads':
      return drawPair(block);
    case 'figure': {
      const picture = await pictureNamed(block.picture, `${path}, “${block.title}”`);
      // The list of a figure is below its picture, inside the frame.
      const isCloseup = !block.list && picture.width >= 1.4 * picture.height;
      return { ...block, picture, ...(isCloseup && { isCut: true }) };
    }
    case 'sample':
      return { ...block, form: sampleForm(block.text) };
    default:
      return block;
  }
}

function drawPair({ ads, ...block }: AuthoredAds): AdPair {
  const drawn = ads.map((ad) => {
    const { rows, result } = shownSum(ad);
    return { ad: ad.title.split(':')[0]!, rows, result };
  });
  const rows = ads[0]!.rows.map(({ label }, place) => {
    const largest = Math.max(...ads.map((ad) => ad.rows[place]!.value));
    const sums = drawn.map(({ ad, rows: own }) => {
      const { shown, note, value } = own[place]!;
      return { ad, shown, note, length: (100 * value) / largest };
    });
    return { label, sums };
  });
  const results = drawn.map(({ ad, result: { shown, note } }) => ({ ad, shown, note }));
  return {
    ...block,
    ads: ads.map(({ title, headline, text }) => ({ title, headline, text })),
    rows: [...rows, { label: ads[0]!.result.label, sums: results }],
  };
}

async function partsOf(
  path: ReadingPath,
  { parts, terms }: GuideOf<'glossary'>,
): Promise<PartsView | null> {
  if (!parts) return null;
  const { title, alt } = parts;
  return {
    title,
    illustration: { picture: await pictureNamed(parts.picture, `${path}, parts`), alt },
    links: parts.terms.map(({ id, line }) => ({
      label: terms.find((one) => one.id === id)!.term,
      to: `${path}#${id}`,
      line,
    })),
  };
}

function shownSum({ rows, result }: Pick<WorkedSum, 'rows' | 'result'>): ShownSum {
  return {
    rows: rows.map((row) => ({ ...row, shown: digits.format(row.value) })),
    result: { ...result, shown: result.value },
  };
}

const digits = new Intl.NumberFormat('en-US');

/** Number of words in a guide, without its hero and links. */
async function wordsOf(path: ReadingPath, guide: Reading): Promise<number> {
  switch (guide.kind) {
    case 'glossary':
      return countWords(guide.terms);
    case 'checklist':
      return countWords(guide.groups);
    case 'long-read':
    case 'industry':
    case 'article':
      return (await drawnChapters(path, guide.chapters)).reduce((sum, { words }) => sum + words, 0);
    case 'steps':
      return countWords([guide.prerequisites, guide.steps, guide.after]);
  }
}

/** The reading time. A guide in chapters has at least a minute for each. */
export async function minutesOf(path: ReadingPath, guide: Reading): Promise<number> {
  const least = guide.kind === 'long-read' || guide.kind === 'article' ? guide.chapters.length : 1;
  return Math.max(least, readingMinutes(await wordsOf(path, guide)));
}

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

/** The previous and the next guide in reading order, or the list of all guides after the last. Industry guides have none. */
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

async function callAfter(path: ReadingPath, guide: Reading): Promise<GuideCall> {
  if (guide.kind === 'article') return callAbout(guide.topic, 'long-read');
  if (guide.kind !== 'industry') return callAbout(guide.topic, guide.kind);
  const { title, text, picture } = guide.call;
  return callOf({ title, text, picture: await pictureNamed(picture, path) });
}

async function named(to: GuidePath) {
  const card = (await guideCards()).find((one) => one.to === to);
  if (!card) throw new Error(`${to} is a list of guides. Use the address of a guide in readOn.`);
  const { label, minutes, picture } = card;
  return { to, label, minutes, picture };
}

/** All guides as shown in lists, in reading order. */
export function guideCards(): Promise<readonly GuideCard[]> {
  cards ??= Promise.all([...guides].map(([path, guide]) => cardOf(path, guide)));
  return cards;
}

let cards: Promise<readonly GuideCard[]> | undefined;

async function cardOf(path: GuidePath, guide: Guide): Promise<GuideCard> {
  const { label, summary } = guide;
  const isIndustry = guide.kind === 'industry';
  return {
    to: path,
    label,
    summary,
    picture: await pictureNamed(guide.cardPicture ?? guide.picture, path),
    kind: isIndustry ? 'long-read' : guide.kind,
    topic: guide.topic,
    minutes: await minutesOf(path, guide),
    extent: extentOf(guide),
  };
}

function extentOf(guide: Guide): string {
  switch (guide.kind) {
    case 'glossary':
      return `${guide.terms.length} terms`;
    case 'checklist':
      return `${guide.groups.flatMap(({ points }) => points).length} points`;
    case 'steps':
      return `${guide.steps.length} steps`;
    default:
      return `${guide.chapters.length} chapters`;
  }
}

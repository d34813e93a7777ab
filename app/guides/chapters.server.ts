/** Draws the blocks of chapters: pictures, charts and sums. Runs at build time. */
import { dotField } from '#app/charts/dot-field.ts';
import { drawBars, drawLine } from '#app/charts/guide-charts.server.ts';
import { isPanorama } from '#app/lib/panorama.ts';
import { slugOf } from '#app/lib/slug-of.ts';
import { figure } from '#app/lib/study-figures.ts';
import { pictureNamed } from './pictures.server.ts';
import type { ReadingPath } from './place.ts';
import type { AdPair, Block, Chapter, ShownSum } from './prose.ts';
import { countWords } from './reading-time.server.ts';
import { snippetView } from './snippet-form.server.ts';
import { shownTable } from './shown-table.server.ts';
import type { AuthoredAds, AuthoredBlock, AuthoredChapter, WorkedSum } from './schema.ts';
import { scaleWords } from './words.ts';

/** The chapters with their pictures and charts, drawn once: the page and its reading time use them. */
export function drawnChapters(
  path: ReadingPath,
  chapters: readonly AuthoredChapter[],
): Promise<Chapter[]> {
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

async function drawnBlock(path: ReadingPath, block: AuthoredBlock): Promise<Block> {
  switch (block.type) {
    case 'bars':
      return drawBars(block);
    case 'line':
      return drawLine(block);
    case 'sum': {
      const field = dotField(block.rows.map(({ value }) => value));
      const scale =
        field && field.perDot > 1
          ? scaleWords.dots.replace('{n}', `${field.perDot} ${block.unit}`)
          : '';
      return { ...block, ...shownSum(block), field, ...(scale && { scale }) };
    }
    case 'table':
      return shownTable(block);
    case 'ads':
      return drawPair(block);
    case 'figure': {
      const picture = await pictureNamed(block.picture, path, block.title);
      // A scene above a list keeps its margins.
      const isCloseup = block.list
        ? block.picture.startsWith('closeup-')
        : picture.width >= 1.4 * picture.height;
      if (block.list && isPanorama(picture)) return { ...block, picture, isCut: 'ground' };
      return {
        ...block,
        picture,
        ...(isCloseup && { isCut: isPanorama(picture) ? 'wide' : true }),
      };
    }
    case 'keywords': {
      const [picture, small] = await Promise.all(
        [block.picture, `${block.picture}-small`].map((name) => pictureNamed(name, path)),
      );
      const groups = block.groups.map((group) => ({ ...group, id: slugOf(group.title) }));
      return { ...block, picture: { wide: picture!, small: small! }, groups };
    }
    case 'story': {
      const { picture, ...story } = block;
      return picture ? { ...story, picture: await pictureNamed(picture, path) } : story;
    }
    case 'snippet':
      return { type: 'snippet', ...snippetView(block) };
    default:
      return block;
  }
}

function drawPair({ ads, ...block }: AuthoredAds): AdPair {
  const drawn = ads.flatMap(({ title, sum }) =>
    sum ? { ad: title.split(':')[0]!, ...shownSum(sum) } : [],
  );
  const steps = drawn[0] ? [...drawn[0].rows, drawn[0].result] : [];
  const rows = steps.map(({ label }, place) => {
    const most = Math.max(...drawn.map(({ rows: own }) => own[place]?.value ?? 0));
    const sums = drawn.map(({ ad, rows: own, result }) => {
      const row = own[place];
      const { shown, note } = row ?? result;
      return { ad, shown, note, ...(row && { length: Math.round((100 * row.value) / most) }) };
    });
    return { label, sums };
  });
  return {
    ...block,
    ...(rows.length > 0 && { scale: scaleWords.bars }),
    ads: ads.map(({ title, headline, text, why }) => ({ title, headline, text, why })),
    rows,
  };
}

function shownSum({ rows, result }: Pick<WorkedSum, 'rows' | 'result'>): ShownSum {
  return {
    rows: rows.map((row) => ({ ...row, shown: figure(row.value, 'count') })),
    result: { ...result, shown: result.value },
  };
}

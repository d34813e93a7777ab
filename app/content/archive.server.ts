/** Builds the archive from its articles at build time. */
import { articles as published } from '#app/guides/guides.server.ts';
import { listedGuides } from '#app/guides/listed-guides.server.ts';
import type { ListedGuide } from '#app/guides/page.ts';
import { pictureNamed } from '#app/guides/pictures.server.ts';
import { topicIds } from '#app/guides/place.ts';
import { topics } from '#app/guides/topics.ts';
import { articles as samples, type Article } from './archive-articles.ts';
import type { Archive, GuideDrawer } from './archive.ts';
import { isDay } from './dates-ledger.ts';
import { datesOf } from './dates.server.ts';
import { articleCategories, articleTags } from './classifications.ts';

/**
 * Published articles and samples, newest first, with counts per category and tag.
 * @throws {Error} if a sample has a date that is no day
 */
export async function articleArchive(): Promise<Archive> {
  for (const { id, date } of samples) {
    if (isDay(date)) continue;
    throw new Error(
      `app/content/archive-articles.ts: ${id}: date: ${date} is not a day. Write it as YYYY-MM-DD.`,
    );
  }
  return archiveOf(withSamples(await publishedCards(), samples));
}

/** Cards that a drawer has space for. */
const cardsPerDrawer = 5;

/** The drawers of the archive with the guides of the site. */
export async function guideDrawers(): Promise<readonly GuideDrawer[]> {
  return drawersOf(await listedGuides());
}

/** One drawer for each topic. Guides that it has no space for are on its hub. */
export function drawersOf(cards: readonly ListedGuide[]): readonly GuideDrawer[] {
  return topicIds.map((id) => {
    const { name, hub } = topics[id];
    const guides = cards
      .filter(({ topic }) => topic === id)
      .map(({ to, label, extent, minutes }) => ({
        to,
        label,
        extent: `${extent}, ${minutes} min`,
      }));
    return {
      name,
      to: `/guides/${hub}`,
      total: guides.length,
      guides: guides.slice(0, cardsPerDrawer),
    };
  });
}

/** Replaces samples with published articles of the same id. */
export function withSamples(
  cards: readonly Article[],
  specified: readonly Article[],
): readonly Article[] {
  const ids = new Set(cards.map(({ id }) => id));
  return [...cards, ...specified.filter(({ id }) => !ids.has(id))].toSorted((a, b) =>
    b.date.localeCompare(a.date),
  );
}

/** Counts articles per category and tag. Omits those without an article. */
export function archiveOf(articles: readonly Article[]): Archive {
  const counted = <Name extends string>(
    names: readonly Name[],
    has: (article: Article, name: Name) => boolean,
  ) =>
    names
      .map((name) => ({ name, count: articles.filter((article) => has(article, name)).length }))
      .filter(({ count }) => count > 0);
  return {
    articles,
    categories: counted(articleCategories, ({ category }, name) => category === name).map(
      (one) => ({ ...one, panel: articles.find(({ category }) => category === one.name)!.panel }),
    ),
    tags: counted(articleTags, ({ tags }, name) => tags.some((tag) => tag === name)),
  };
}

function publishedCards(): Promise<readonly Article[]> {
  return Promise.all(
    [...published].map(async ([path, article]): Promise<Article> => {
      const { title, excerpt, picture, panel, category, tags } = article;
      return {
        id: path.slice('/archive/'.length),
        title,
        excerpt,
        date: datesOf(path).published,
        image: await pictureNamed(picture, path),
        panel,
        category,
        tags,
        url: path,
      };
    }),
  );
}

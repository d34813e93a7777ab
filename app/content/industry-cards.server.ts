/** Joins industry cards with industry guides at build time. */
import { guides } from '#app/guides/guides.server.ts';
import { minutesOf } from '#app/guides/listed-guides.server.ts';
import { pictureNamed } from '#app/guides/pictures.server.ts';
import type { GuidePath } from '#app/guides/place.ts';
import type { Guide } from '#app/guides/schema.ts';
import { caseStudyList } from './case-study-list.ts';
import type { industryIds } from './classifications.ts';
import type { CaseStudySlug } from './specified-studies.ts';
import { industries, type Industry } from './industries.ts';

type IndustryGuide = Extract<Guide, { kind: 'industry' }>;

/** The studies of clients in the industries. */
const studies: Partial<Record<(typeof industryIds)[number], CaseStudySlug>> = {
  'home-services': 'ai-automation',
  ecommerce: 'ecommerce-seo-transformation',
  clinics: 'clinic-website',
  saas: 'saas-paid-search',
};

/**
 * All industries. A card links to the guide of its industry. Guides for other industries bring
 * their own card, after the specified ones.
 */
export async function industryCards(): Promise<readonly Industry[]> {
  const written = new Map(
    [...guides].flatMap(([path, guide]) =>
      guide.kind === 'industry' ? [[path.slice('/industries/'.length), { path, guide }]] : [],
    ),
  );
  return Promise.all([
    ...industries.cards.map(async (card): Promise<Industry> => {
      const found = written.get(card.id);
      const slug = studies[card.id];
      return {
        ...card,
        ...(slug && { study: studyLink(slug) }),
        ...(found && (await linkTo(found.path, found.guide))),
      };
    }),
    ...[...written].flatMap(([id, { path, guide }]) => {
      const { card } = guide;
      return card ? [cardOf(id, path, guide, card)] : [];
    }),
  ]);
}

function studyLink(slug: CaseStudySlug): NonNullable<Industry['study']> {
  const { note, metrics } = caseStudyList[slug];
  const [{ value, label }] = metrics;
  const result = `${value} ${label}`;
  return {
    label: note ? `${industries.sample}: ${result}` : result,
    to: `/case-studies/${slug}`,
  };
}

async function linkTo(
  path: GuidePath,
  guide: IndustryGuide,
): Promise<Pick<Industry, 'url' | 'note'>> {
  return { url: path, note: `Full guide, ${await minutesOf(path, guide)} min read` };
}

async function cardOf(
  id: string,
  path: GuidePath,
  guide: IndustryGuide,
  { stats, ...words }: NonNullable<IndustryGuide['card']>,
): Promise<Industry> {
  return {
    id,
    ...words,
    stats,
    image: await pictureNamed(guide.cardPicture, path),
    panel: 'sky',
    ...(await linkTo(path, guide)),
  };
}

/** The content of each page's social picture, from the page's headline and breadcrumb. */
import type { PictureName } from '#app/assets/picture-names.ts';
import { readings, studyFiles } from '#app/guides/guides.server.ts';
import { hubs } from '#app/guides/hubs.server.ts';
import { caseStudySlugs, siteMap } from '#app/site-map-families.ts';
import { ancestorsOf } from '#app/site-map.ts';
import { caseStudyList } from './case-study-list.ts';
import type { Illustration } from './entities.ts';
import { pageWords, type PageWords } from './page-words.ts';
import type { SitePath } from './paths.ts';
import { site } from './site.ts';
import type { CaseStudySlug } from './specified-studies.ts';

export type SocialPictureWords = {
  readonly path: SitePath;
  /** The headline of the page. */
  readonly title: string;
  /** The label of the parent page, or the site's host if the parent is the landing page. */
  readonly section: string;
  /** The picture on the right: its file name, or the address of its built file. */
  readonly scene: string;
};

/** A page's headline and its picture, if any. */
type Opening = { readonly title: string; readonly scene?: string };

const openings: Readonly<Record<string, Opening>> = {
  ...Object.fromEntries([...pageWords].map(([path, { hero }]) => [path, pageOpening(hero)])),
  ...Object.fromEntries(
    caseStudySlugs.map((slug) => [`/case-studies/${slug}`, studyOpening(slug)]),
  ),
  ...Object.fromEntries(
    Object.entries(hubs).map(([slug, { hero }]) => [
      `/guides/${slug}`,
      pictured(hero.title, hero.illustration),
    ]),
  ),
  ...Object.fromEntries(
    [...readings].map(([path, { heading, picture }]) => [path, { title: heading, scene: picture }]),
  ),
  ...Object.fromEntries(
    [...studyFiles].map(([path, { title, picture }]) => [path, { title, scene: picture }]),
  ),
};

function pageOpening({ title, illustration, hill }: PageWords['hero']): Opening {
  const headline = typeof title === 'string' ? title : title.join(' ');
  const scene = illustration ?? hill;
  return scene ? pictured(headline, scene) : { title: headline };
}

/** A summary answers with the not-found heading, but its card names the study. */
function studyOpening(slug: CaseStudySlug): Opening {
  const { title, premises } = caseStudyList[slug];
  return { title, scene: premises.src };
}

function pictured(title: string, { picture }: Illustration): Opening {
  return { title, scene: picture.src };
}

/** One per page. A page without a picture uses the hill of the landing page. */
export const socialPictures: readonly SocialPictureWords[] = siteMap.map((entry) => {
  const opening = openings[entry.path];
  if (!opening) throw new Error(`${entry.path} has no headline for its social picture`);
  const parent = ancestorsOf(entry).at(-1);
  return {
    path: entry.path,
    title: opening.title,
    section: parent && parent.path !== '/' ? parent.label : new URL(site.origin).host,
    scene: opening.scene ?? ('hero-hill' satisfies PictureName),
  };
});

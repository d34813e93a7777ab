/** What the social picture of each page shows, from the page's own words and its place on the site. */
import { readings, studyFiles } from '#app/guides/guides.server.ts';
import { guideHubs } from '#app/guides/hubs.server.ts';
import { siteMap } from '../site-map-families.ts';
import { ancestorsOf } from '../site-map.ts';
import { archive } from './archive.ts';
import { caseStudies } from './case-studies.ts';
import type { Illustration } from './entities.ts';
import { ecommerceStudy } from './case-study-ecommerce.ts';
import { home } from './home.ts';
import { industries } from './industries.ts';
import { notFound } from './not-found.ts';
import { caseStudySlugs, type SitePath } from './paths.ts';
import { pricing } from './pricing.ts';
import { seoPricing } from './seo-pricing.ts';
import { seo } from './seo.ts';
import { services } from './services.ts';
import { site } from './site.ts';

export type SocialPictureWords = {
  readonly path: SitePath;
  /** The headline of the page. */
  readonly title: string;
  /** The page above it, or the site's host where that is the landing page. */
  readonly section: string;
  /** The picture at the right: the name of its file, or the file's address in the build. */
  readonly scene: string;
};

/** A page's headline, and the picture beside it where there is one. */
type Opening = { readonly title: string; readonly scene?: string };

const openings: Readonly<Record<string, Opening>> = {
  '/': pictured(home.hero.title.join(' '), home.hero.hill),
  '/services': pictured(services.hero.title, services.hero.illustration),
  '/services/seo': { title: seo.hero.title },
  '/services/seo/pricing': pictured(seoPricing.hero.title, seoPricing.hero.illustration),
  '/pricing': { title: pricing.hero.title },
  '/archive': pictured(archive.hero.title, archive.hero.illustration),
  '/industries': pictured(industries.hero.title, industries.hero.illustration),
  '/case-studies': pictured(caseStudies.hero.title, caseStudies.hero.illustration),
  ...Object.fromEntries(
    caseStudySlugs.map((slug) => [`/case-studies/${slug}`, studyOpening(slug)]),
  ),
  ...Object.fromEntries(
    Object.entries(guideHubs).map(([slug, { hero }]) => [
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

function studyOpening(slug: string): Opening {
  return slug === 'ecommerce-seo-transformation'
    ? pictured(ecommerceStudy.title, ecommerceStudy.hero)
    : pictured(notFound.caseStudy.title, notFound.caseStudy.illustration);
}

function pictured(title: string, { picture }: Illustration): Opening {
  return { title, scene: picture.src };
}

/** One for each page. A page whose opening has no picture shows the hill of the landing page. */
export const socialPictures: readonly SocialPictureWords[] = siteMap.map((entry) => {
  const opening = openings[entry.path];
  if (!opening) throw new Error(`${entry.path} has no opening in content/social-pictures.ts`);
  const parent = ancestorsOf(entry).at(-1);
  return {
    path: entry.path,
    title: opening.title,
    section: parent && parent.path !== '/' ? parent.label : new URL(site.origin).host,
    scene: opening.scene ?? 'hero-hill',
  };
});

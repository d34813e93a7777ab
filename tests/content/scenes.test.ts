import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PictureName } from '#app/assets/picture-names.ts';

const root = new URL('../../', import.meta.url);
const scenes = readdirSync(new URL('illustrations/pictures/scenes/', root)).map((file) =>
  file.replace(/\.ts$/, ''),
);
const sources = [
  'app/content/',
  'app/guides/',
  'app/sections/',
  'app/shell/',
  'app/routes/',
].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      file: folder + file,
      text: readFileSync(new URL(folder + file, root), 'utf8'),
    })),
);
const usersOf = (scene: string) =>
  sources
    .filter(({ text }) => text.includes(`/${scene}.svg?picture`))
    .map(({ file }) => file)
    .sort();

/** The landing page, and the hubs. */
const topicUsers = ['app/content/home-guides.ts', 'app/guides/topics.ts'];

/** The page that sells a service, and those that link it. */
const serviceUsers = [
  'app/content/case-studies.ts',
  'app/content/industries.ts',
  'app/content/services.ts',
];

/**
 * Scenes that may appear in two places because the subject is the same, such as a topic and its
 * hub.
 */
const shared: Readonly<Partial<Record<PictureName, readonly string[]>>> = {
  'story-garage': ['app/content/home.ts', 'app/content/navigation.ts'],
  'story-outfitter': ['app/content/home.ts', 'app/content/navigation.ts'],
  'story-software': ['app/content/home.ts', 'app/content/navigation.ts'],
  'guide-seo': topicUsers,
  'guide-local-seo': topicUsers,
  'guide-website-design': topicUsers,
  'guide-ppc': topicUsers,
  'service-seo': serviceUsers,
  'service-website-design': serviceUsers,
  // A link to the price list.
  'plan-market-dominator': ['app/content/industries.ts', 'app/content/pricing.ts'],
  // Both offer the free SEO audit.
  'cta-audit': ['app/content/seo.ts', 'app/guides/calls.ts'],
  // The hub of a topic ends with the picture of its service or its price.
  'cta-balance': ['app/content/pricing.ts', 'app/guides/calls.ts'],
  'cta-consultation': ['app/content/services.ts', 'app/guides/calls.ts'],
  'cta-strategy': ['app/content/seo-pricing.ts', 'app/guides/calls.ts'],
  'cta-next-flag': ['app/content/case-studies.ts', 'app/content/not-found.ts'],
  'promo-resources': ['app/content/navigation.ts', 'app/content/not-found.ts'],
  'promo-services': ['app/content/navigation.ts', 'app/content/not-found.ts'],
};

// A content file may take any picture.
test('no scene of a module serves two subjects', () => {
  const several = scenes
    .map((scene) => [scene, usersOf(scene)] as const)
    .filter(([, users]) => users.length > 1);
  expect(Object.fromEntries(several)).toEqual(shared);
});

/** A scene of illustrations/pictures/scenes has one subject wherever the site shows it. */
import { expect, test } from 'vitest';
import type { PictureName } from '#app/assets/picture-names.ts';
import { siteEntryOf } from '#app/site-map-families.ts';
import { walk, type Element } from '#scripts/finish/html.ts';
import { sceneOf, scenes } from './built-scenes.ts';
import { attribute, builtPages, named, textOf, type BuiltPage } from './built-site.ts';

/** Scenes that may have two subjects. */
const shared: readonly PictureName[] = [
  // A testimonial, and the link of the menu that leads to the testimonials of its trade.
  'story-garage',
  'story-outfitter',
  'story-software',
  // A topic, on the landing page and on the hub of all guides.
  'guide-seo',
  'guide-local-seo',
  'guide-website-design',
  'guide-ppc',
  // The service without a page of its own, and links to the list of services.
  'service-website-design',
];

/** The elements around an element, nearest first. */
function ancestors(element: Element): readonly Element[] {
  const parent = element.parentNode;
  return parent && 'tagName' in parent ? [parent, ...ancestors(parent)] : [];
}

/**
 * What an image is about: in a link or beside one, the page that it opens; else what the nearest heading says. A main
 * heading stands for its page. Undefined for an image without either, such as one beside a menu.
 */
function subjectOf(page: BuiltPage, image: Element): string | undefined {
  for (const ancestor of ancestors(image)) {
    if (ancestor.tagName === 'body') return undefined;
    const inside = [ancestor, ...walk(ancestor)];
    const heading = inside.find(({ tagName }) => /^h\d$/.test(tagName));
    if (heading?.tagName === 'h1') return page.path;
    if (!heading && ancestor.tagName !== 'a') continue;
    const link = inside.find(({ tagName }) => tagName === 'a');
    const target = link && new URL(attribute(link, 'href')!, `https://site.example${page.path}`);
    return target?.protocol === 'https:' ? target.pathname : textOf(heading!);
  }
  return undefined;
}

test('no scene has two subjects', () => {
  const subjects = new Map<string, Set<string>>();
  for (const page of builtPages) {
    const { kind } = siteEntryOf(page.path);
    for (const image of named(page, 'img')) {
      const scene = sceneOf(image);
      // The text of a content file may take any picture.
      const isText =
        kind !== 'page' && ancestors(image).some(({ tagName }) => tagName === 'article');
      const found = scene && !isText && subjectOf(page, image);
      if (!found) continue;
      // Hubs and content files of a kind end with one picture, whatever their heading says.
      const subject =
        kind === 'page' || found.startsWith('/') ? found : 'the end of a content file';
      subjects.set(scene, (subjects.get(scene) ?? new Set()).add(subject));
    }
  }
  expect(subjects.size).toBeGreaterThan(scenes.size / 2);
  const several = [...subjects].filter(([, all]) => all.size > 1);
  const message = several.map(([scene, all]) => `${scene}: ${[...all].join(' · ')}`).join('\n');
  expect(Object.fromEntries(several.map(([scene, all]) => [scene, all.size])), message).toEqual(
    Object.fromEntries(shared.map((scene) => [scene, 2])),
  );
});

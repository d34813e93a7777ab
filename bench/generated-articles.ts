import type { Article } from '#app/content/archive-articles.ts';
import { dayOf } from '#app/content/dates-ledger.ts';
import { articleCategories, articleTags } from '#app/content/classifications.ts';

const verbs = [
  'Fix',
  'Measure',
  'Write',
  'Earn',
  'Read',
  'Plan',
  'Test',
  'Speed up',
  'Sort',
  'Keep',
];
const things = [
  'rank reports',
  'business listings',
  'category pages',
  'buying guides',
  'redirects',
  'local links',
  'search ads',
  'image weights',
  'opening hours',
  'service pages',
];
const places = ['for garages', 'for clinics', 'in a small town', 'before the season', 'on a phone'];

/**
 * Generated articles, the same ones each time, so that runs can be compared. Titles differ, so that
 * each key of a search narrows the list as on the real page.
 */
export function generatedArticles(count: number): readonly Article[] {
  const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length]!;
  return Array.from({ length: count }, (_, index) => {
    const verb = pick(verbs, index * 7);
    const thing = pick(things, Math.floor(index / 3) * 11);
    const title = `${verb} ${thing} ${pick(places, index * 13)}, note ${index + 1}`;
    return {
      id: `article-${index + 1}`,
      title,
      excerpt: `What to do with ${thing} when nobody has an afternoon to spare, in ${(index % 9) + 2} steps.`,
      date: dayOf(new Date(Date.UTC(2026, 10, 1) - index * 86_400_000)),
      panel: pick(['sky', 'peach', 'leaf', 'butter'] as const, index),
      category: pick(articleCategories, index),
      tags: [pick(articleTags, index), pick(articleTags, index + 3)],
      url: { label: title, placeholder: 'Generated for a benchmark.' },
    };
  });
}

/** Every entity has every field of section 3 of the specification, and none is empty. */
import { describe, expect, test } from 'vitest';
import { articleArchive } from '#app/content/archive.server.ts';
import { ecommerceStudy } from '#app/content/case-study-ecommerce.ts';
import type { Plan } from '#app/content/entities.ts';
import { home } from '#app/content/home.ts';
import { industryCards } from '#app/content/industry-cards.server.ts';
import { pricing } from '#app/content/pricing.ts';
import { seoPricing } from '#app/content/seo-pricing.ts';
import { seo } from '#app/content/seo.ts';
import { services } from '#app/content/services.ts';
import { studyCards } from '#app/content/studies.server.ts';

const listed = await articleArchive();
const industryList = await industryCards();

/**
 * The entities of each kind with their fields. A dot selects a nested field, or a field of each
 * list item. The specified `label` of a figure is called `measure` here.
 */
const kinds: Readonly<Record<string, { entities: readonly object[]; fields: readonly string[] }>> =
  {
    'landing testimonial': {
      entities: home.caseStudies.testimonials,
      fields: ['client', 'industry', 'improvement', 'quote', 'author', 'stars'],
    },
    'testimonial of a service page': {
      entities: seo.stories.stories,
      fields: [
        'client',
        'industry',
        'quote',
        'author',
        'stars',
        'metrics.measure',
        'metrics.value',
      ],
    },
    'challenge or solution': {
      entities: [...home.challenges.points, ...home.solutions.points],
      fields: ['icon', 'title', 'description', 'detail'],
    },
    'process step': {
      entities: [home, seo, seoPricing, pricing].flatMap(({ process }) => [...process.steps]),
      fields: ['step', 'title', 'description', 'detail', 'duration', 'details'],
    },
    'service card': {
      entities: home.expertise.services,
      fields: ['title', 'description', 'glossary'],
    },
    FAQ: {
      entities: [home, seo, seoPricing, pricing].flatMap(({ faq }) => faq.columns.flat()),
      fields: ['question', 'answer'],
    },
    'guide topic': {
      entities: home.guides.topics,
      fields: [
        'title',
        'description',
        'color',
        'subPages.title',
        'subPages.description',
        'subPages.path',
      ],
    },
    'SEO service': {
      entities: seo.services.services,
      fields: ['id', 'title', 'description', 'details', 'features'],
    },
    'partner logo': { entities: seo.partners.logos, fields: ['name', 'logo', 'logo.width'] },
    'service overview': {
      entities: [...services.featured.services, ...services.street.services],
      fields: ['title', 'description', 'link', 'featured'],
    },
    plan: {
      entities: [...home.pricing.plans, ...seoPricing.plans.plans, ...pricing.plans.plans],
      fields: ['name', 'price', 'period', 'description', 'features'],
    },
    'plan of a pricing page': {
      entities: [...seoPricing.plans.plans, ...pricing.plans.plans],
      fields: ['notIncluded', 'bestFor'],
    },
    'digital marketing plan': { entities: pricing.plans.plans, fields: ['services'] },
    'archive article': {
      entities: listed.articles,
      fields: ['id', 'title', 'excerpt', 'date', 'category', 'tags', 'url'],
    },
    'category or tag': {
      entities: [...listed.categories, ...listed.tags],
      fields: ['name', 'count'],
    },
    'industry card': {
      entities: industryList,
      fields: ['id', 'title', 'description', 'stats', 'image', 'url'],
    },
    'case study summary': {
      entities: (await studyCards()).studies,
      fields: [
        'id',
        'category',
        'title',
        'client',
        'industry',
        'description',
        'metrics.label',
        'metrics.value',
        'metrics.color',
        'tags',
        'image',
        'timeline',
      ],
    },
    'case study': {
      entities: [ecommerceStudy],
      fields: [
        'title',
        'client',
        'industry',
        'category',
        'timeline',
        'location',
        'websiteUrl',
        'overview',
        'challenge.title',
        'challenge.description',
        'challenge.points',
        'solution.title',
        'solution.description',
        'solution.phases.title',
        'solution.phases.description',
        'solution.phases.timeline',
        'solution.phases.deliverables',
        'results.title',
        'results.description',
        'results.metrics.label',
        'results.metrics.value',
        'results.metrics.description',
        'results.additionalBenefits',
        'testimonial.quote',
        'testimonial.author',
        'testimonial.position',
        'testimonial.image',
        'tools',
        'nextSteps',
      ],
    },
  };

/** The values of a field: one, or one for each item of the lists in its path. */
function valuesOf(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, [name, ...rest]));
  const next: unknown = value instanceof Object ? Reflect.get(value, name) : undefined;
  return valuesOf(next, rest);
}

/**
 * Whether a value is undefined or empty. `false` and `null` are values: not featured, no period.
 */
const isMissing = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

describe.each(Object.entries(kinds))('each %s', (_, { entities, fields }) => {
  test.each(fields)('has its %s', (field) => {
    expect(entities.length).toBeGreaterThan(0);
    const without = entities.filter((entity) => {
      const values = valuesOf(entity, field.split('.'));
      return values.length === 0 || values.some(isMissing);
    });
    expect(without).toEqual([]);
  });
});

const planLists: readonly (readonly [string, readonly Pick<Plan, 'name' | 'popular'>[]])[] = [
  ['/', home.pricing.plans],
  ['/services/seo', seo.plans.plans],
  ['/services/seo/pricing', seoPricing.plans.plans],
  ['/pricing', pricing.plans.plans],
];

test.each(planLists)('%s marks exactly one plan as popular', (_, plans) => {
  expect(plans.filter(({ popular }) => popular)).toHaveLength(1);
});

/**
 * Categories, tags and other classifications of content files. A leaf module, because scripts read
 * content files without Vite.
 */

/** The categories of the knowledge base. */
export const articleCategories = [
  'Local SEO',
  'Technical SEO',
  'Content',
  'Link Building',
  'Reporting',
] as const;

/** The tags of the knowledge base. */
export const articleTags = [
  'rankings',
  'local',
  'technical',
  'content',
  'links',
  'analytics',
  'beginners',
  'speed',
] as const;

/** The services of case studies. */
export const caseStudyCategories = ['seo', 'ppc', 'web-design', 'ai-automation'] as const;
export type CaseStudyCategory = (typeof caseStudyCategories)[number];

/** The specified industries. An industry guide with one of these names uses its card. */
export const industryIds = [
  'automotive',
  'home-services',
  'restaurants',
  'ecommerce',
  'clinics',
  'law',
  'real-estate',
  'saas',
] as const;

/** The icons of industry cards. */
export const tradeIcons = [
  'fork',
  'cart',
  'car',
  'wrench',
  'heart',
  'scales',
  'key',
  'brackets',
] as const;
export type TradeIcon = (typeof tradeIcons)[number];

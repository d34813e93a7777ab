/** What content files may be filed under. A leaf: scripts read content files without the bundler. */

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

/** The services that case studies are about. */
export const caseStudyCategories = ['seo', 'ppc', 'web-design', 'ai-automation'] as const;
export type CaseStudyCategory = (typeof caseStudyCategories)[number];

/** The trades that the list of industries has a card for. A guide by one of these names takes its card. */
export const industryIds = [
  'restaurants',
  'ecommerce',
  'automotive',
  'home-services',
  'clinics',
  'law',
  'real-estate',
  'saas',
] as const;

/** The icons that a card of the industries can show. */
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

/**
 * The numbers and labels that the client's specification fixes. Tests count everything else in the content, so that it may grow.
 */
export const specified = {
  /** "Content counts" of section 9. */
  counts: {
    articles: 6,
    articleCategories: 5,
    articleTags: 8,
    industries: 8,
    studies: 4,
    questions: { '/': 20, '/services/seo': 4, '/services/seo/pricing': 6, '/pricing': 6 },
    partnerLogos: 5,
    seoServices: 9,
  },
  /** "Automotive guide" of section 2. */
  automotive: { contents: 10, frameworkSteps: 5, minutes: 15, call: 'Get Free Audit' },
  /** "Guarantees and claims" of section 9. */
  auditPoints: { servicePage: 87, pricingPage: 100 },
} as const;

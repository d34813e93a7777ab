/** The name of an export by the name of its file: `seo-pricing` gives `seoPricing`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

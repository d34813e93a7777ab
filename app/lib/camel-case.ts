/** A slug as the name of an export or a field: `seo-pricing` gives `seoPricing`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

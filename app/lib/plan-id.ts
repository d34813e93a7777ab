/** The fragment of a plan on its page: "SEO Starter" → `plan-seo-starter`. */
export function planId(name: string): string {
  return `plan-${name.toLowerCase().replace(/ /g, '-')}`;
}

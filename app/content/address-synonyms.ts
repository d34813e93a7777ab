/**
 * Words that visitors may type into an address, each with the words of the site's own addresses.
 */
export const addressSynonyms: Readonly<Record<string, readonly string[]>> = {
  about: ['services'],
  ads: ['ppc'],
  articles: ['archive'],
  blog: ['archive'],
  cost: ['pricing'],
  news: ['archive'],
  plans: ['pricing'],
  portfolio: ['case', 'studies'],
  price: ['pricing'],
  prices: ['pricing'],
  resources: ['guides'],
  team: ['services'],
  work: ['case', 'studies'],
};

/** Words that visitors type into an address, with the words that the site's own addresses use for the same thing. */
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

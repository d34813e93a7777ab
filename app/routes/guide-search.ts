/** What the search of the knowledge base looks at beside the articles, written when the site is built. */
export async function loader() {
  const { guideSearchEntries } = await import('#app/guides/search-entries.server.ts');
  return Response.json(guideSearchEntries());
}

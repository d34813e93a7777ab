/** The index of the guides for the search of the knowledge base, written at build time. */
export async function loader() {
  const { guideSearchEntries } = await import('#app/guides/search-entries.server.ts');
  return Response.json(guideSearchEntries());
}

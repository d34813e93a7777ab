/** The Atom feed of guides and articles, written at build time. */
export async function loader() {
  const { atomFeed } = await import('#app/content/feed.server.ts');
  return new Response(atomFeed(), { headers: { 'Content-Type': 'application/xml' } });
}

/** Every guide as lists name it, topic by topic. */
export async function loader() {
  const { guideCards } = await import('#app/content/guides/guide-page.server.ts');
  return Response.json(await guideCards());
}

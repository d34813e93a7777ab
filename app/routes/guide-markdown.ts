import type { Route } from './+types/guide-markdown';

/** The words of a guide as Markdown, written when the site is built. */
export async function loader({ request }: Route.LoaderArgs) {
  const { guideMarkdown } = await import('#app/content/guides/guide-markdown.server.ts');
  const path = new URL(request.url).pathname.replace(/\/index\.md(\.data)?\/?$/, '');
  const markdown = await guideMarkdown(path);
  if (markdown === null) throw new Response(null, { status: 404 });
  return new Response(markdown, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
}

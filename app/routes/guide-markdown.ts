import type { Route } from './+types/guide-markdown';

/** The Markdown version of a content file, written at build time. */
export async function loader({ request }: Route.LoaderArgs) {
  const { guideMarkdown } = await import('#app/guides/markdown-version.server.ts');
  const path = new URL(request.url).pathname.replace(/\/index\.md(\.data)?\/?$/, '');
  const { studyMarkdown } = await import('#app/content/studies.server.ts');
  const study = /^\/case-studies\/(.+)/.exec(path)?.[1];
  const markdown = study ? await studyMarkdown(study) : await guideMarkdown(path);
  if (markdown === null) throw new Response(null, { status: 404 });
  return new Response(markdown, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
}

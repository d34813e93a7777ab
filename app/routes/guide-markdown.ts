import type { Route } from './+types/guide-markdown';

/** The Markdown twin of a content file, written at build time. */
export async function loader({ request }: Route.LoaderArgs) {
  const { guideTwin } = await import('#app/guides/twin.server.ts');
  const path = new URL(request.url).pathname.replace(/\/index\.md(\.data)?\/?$/, '');
  const { studyTwin } = await import('#app/content/studies.server.ts');
  const study = /^\/case-studies\/(.+)/.exec(path)?.[1];
  const markdown = study ? await studyTwin(study) : await guideTwin(path);
  if (markdown === null) throw new Response(null, { status: 404 });
  return new Response(markdown, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
}

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { structuredData } from '#app/content/structured-data.ts';
import { canonicalPath } from '#app/lib/anchors.ts';

/** Renders one page at build time. Waits for the whole page, so that the HTML contains no streaming script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await renderWhole(<ServerRouter context={context} url={request.url} />);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const path = canonicalPath(new URL(request.url).pathname);
  return new Response(withStructuredData(html, path), { status, headers });
}

function renderWhole(element: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      // An error in a page fails the build.
      onError: reject,
      onShellError: reject,
    });
  });
}

/**
 * Inserts the structured data into the HTML, outside React. React would create the script element
 * through innerHTML at each client navigation, which Trusted Types forbid.
 */
function withStructuredData(html: string, path: string): string {
  const data = structuredData(path);
  if (!data) return html;
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(
    '</head>',
    () => `<script type="application/ld+json">${json}</script></head>`,
  );
}

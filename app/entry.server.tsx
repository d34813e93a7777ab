import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { structuredData } from '#app/content/structured-data.ts';
import { canonicalPath } from '#app/lib/anchors.ts';

/** Renders one page at build time: whole, so that no streaming script is left in the HTML. */
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
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        done();
        resolve(Buffer.concat(chunks).toString('utf8'));
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      // A page that throws does not build.
      onError: reject,
      onShellError: reject,
    });
  });
}

/**
 * Structured data is written into the finished HTML and is not part of the React tree: React would
 * create the script element through innerHTML at every client-side navigation, which Trusted Types forbid.
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

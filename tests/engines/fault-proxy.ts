/** A proxy in front of the site that injects faults in the same way for every engine. */
import { createServer, request } from 'node:http';
import { listenOnFreePort } from '#scripts/free-port.ts';

export type Fault =
  | 'none'
  | 'scripts disabled'
  | 'scripts missing'
  | 'scripts late'
  | 'stylesheet missing'
  | 'pictures missing';

const failing: Partial<Record<Fault, RegExp>> = {
  'scripts missing': /\.js$/,
  'stylesheet missing': /\/assets\/style-[^/]*\.css$/,
  'pictures missing': /\/(?:story|shot|closeup)-[^/]*\.svg$/,
};
const delay = 1_500;

/** A proxy that runs, and its own origin. */
type FaultProxy = { readonly origin: string; close(): void };

/** Starts the proxy on a free port of localhost. `site` is the origin behind it. */
export async function startFaultProxy(site: string, fault: Fault): Promise<FaultProxy> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const { pathname } = new URL(path, site);
    if (failing[fault]?.test(pathname)) {
      outgoing.writeHead(404).end();
      return;
    }
    const forward = () => {
      const { 'accept-encoding': _, ...headers } = incoming.headers;
      const upstream = request(new URL(path, site), { method: incoming.method, headers });
      upstream.on('response', (response) => {
        const policy = response.headers['content-security-policy'];
        outgoing.writeHead(response.statusCode ?? 502, {
          ...response.headers,
          // A page without scripts is a page whose policy forbids them.
          ...(fault === 'scripts disabled' &&
            policy && {
              'content-security-policy': String(policy).replace(
                /script-src [^;]*/,
                "script-src 'none'",
              ),
            }),
        });
        response.pipe(outgoing);
      });
      upstream.on('error', () => outgoing.destroy());
      incoming.pipe(upstream);
    };
    if (fault === 'scripts late' && pathname.endsWith('.js')) setTimeout(forward, delay);
    else forward();
  });
  const port = await listenOnFreePort(server, 'localhost');
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

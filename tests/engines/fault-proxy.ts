/** A proxy in front of the site that injects faults in the same way for every engine. */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

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

/** Starts the proxy on a free port. `origin` is the site behind it. */
export async function startFaultProxy(origin: string, fault: Fault): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const { pathname } = new URL(path, origin);
    if (failing[fault]?.test(pathname)) {
      outgoing.writeHead(404).end();
      return;
    }
    const forward = () => {
      const { 'accept-encoding': _, ...headers } = incoming.headers;
      const upstream = request(new URL(path, origin), { method: incoming.method, headers });
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
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return server;
}

/** The origin of a server that listens on localhost. */
export const originOf = (server: Server) =>
  `http://localhost:${(server.address() as AddressInfo).port}`;

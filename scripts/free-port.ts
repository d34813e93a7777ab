import type { Server } from 'node:net';

/** Lets a server listen on a free port of the host. Resolves with the port. Rejects if it can't listen. */
export async function listenOnFreePort(server: Server, host = '127.0.0.1'): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

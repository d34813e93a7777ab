import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The part of Node's request parser that is used here; its types do not mention it. */
interface ParsedSocket extends Socket {
  readonly parser?: { onIncoming(req: IncomingMessage, keepAlive: boolean): number };
}

/** What `onIncoming` returns to make the parser stop after this request. */
const stopParsing = 2;

/**
 * Closes a connection that has more than `most` unanswered requests. No browser pipelines, and a
 * client that does can retry.
 *
 * Node parses all requests of a packet, up to 3,000 in 64 kB, and makes two objects for each, before
 * it writes the first response. So the limit must stop the parser itself: refusing each request in
 * its handler costs twenty times as much.
 */
export function limitPipelining(server: Server, most: number): void {
  const pending = new WeakMap<Socket, number>();
  const count = ({ socket }: IncomingMessage, res: ServerResponse) => {
    pending.set(socket, (pending.get(socket) ?? 0) + 1);
    res.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    // For a version of Node whose parser works otherwise.
    if ((pending.get(socket) ?? 0) > most) socket.destroy();
  };
  server.on('request', count);
  server.on('checkContinue', count);
  server.on('checkExpectation', count);
  server.on('connection', (socket: ParsedSocket) => {
    const { parser } = socket;
    const onIncoming = parser?.onIncoming;
    if (parser === undefined || onIncoming === undefined) return;
    parser.onIncoming = (req, keepAlive) => {
      if ((pending.get(socket) ?? 0) < most) return onIncoming(req, keepAlive);
      // Node ends parsing, and this connection, as at an upgrade that nobody handles.
      (req as IncomingMessage & { upgrade: boolean }).upgrade = true;
      socket.destroy();
      return stopParsing;
    };
  });
}

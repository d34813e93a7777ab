import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The part of Node's HTTP parser that is used here. Node's types lack it. */
type ParsedSocket = {
  readonly parser?: { onIncoming(req: ParsedRequest, keepAlive: boolean): number };
} & Socket;
type ParsedRequest = {
  upgrade: boolean;
} & IncomingMessage;

/** The return value of `onIncoming` that stops the parser after this request. */
const stopParsing = 2;

/**
 * Closes a connection with more than `most` pending requests. Browsers do not pipeline, and a
 * client that does can retry.
 *
 * Node parses all requests of a packet before it writes the first response: up to 3,000 in 64 kB,
 * two objects each. The limit therefore stops the parser. Refusing each request in its handler
 * costs twenty times as much.
 */
export function limitPipelining(server: Server, most: number): void {
  const pending = new WeakMap<Socket, number>();
  const count = ({ socket }: IncomingMessage, res: ServerResponse) => {
    pending.set(socket, (pending.get(socket) ?? 0) + 1);
    res.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    // Fallback for Node versions with a different parser.
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
      // Node then stops parsing and closes the connection, as for an unhandled upgrade.
      req.upgrade = true;
      socket.destroy();
      return stopParsing;
    };
  });
}

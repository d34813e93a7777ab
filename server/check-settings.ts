import net from 'node:net';
import { errorMessage } from './error-message.ts';
import { listenFailure, readSettings } from './settings.ts';

/** Checks before a build that the server can start: valid settings and a free port. */
try {
  const settings = readSettings(process.env);
  const probe = net.createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(listenFailure(error.code ?? error.message, settings)));
    });
    probe.listen({ port: settings.port, host: settings.host }, () => probe.close(() => resolve()));
  });
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}

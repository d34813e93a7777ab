import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const main = path.join(import.meta.dirname, '../../server/main.ts');

/** The built-in server in a child process, started as by `npm run serve`. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Resolves with the printed port. Rejects if the process exits first. */
  readonly port: Promise<number>;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  readonly output: { stdout: string; stderr: string };
}

/** Starts the server with these settings and a free port. It ends with the test process. */
export function startServer(env: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const port = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output.stdout += chunk.toString();
      const match = /http:\/\/\S+?:(\d+)/.exec(output.stdout);
      if (match) resolve(Number(match[1]));
    });
    void ended.then(() => reject(new Error(`The server ended: ${output.stderr}`)));
  });
  // Prevents an unhandled rejection in tests that never await the port.
  port.catch(() => {});
  return { child, port, ended, output };
}

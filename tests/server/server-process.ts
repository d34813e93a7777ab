import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from './raw-client.ts';

const main = join(import.meta.dirname, '../../server/main.ts');

/** The built-in server in a child process, started as by `npm run serve`. */
export type ServerProcess = {
  readonly child: ChildProcess;
  /** Resolves with the printed port. Rejects if the process exits first. */
  readonly port: Promise<number>;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  readonly output: { stdout: string; stderr: string };
};

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

/** The ids of the child processes of a process: the workers of a server. */
export function workersOf(pid: number | undefined): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.trim().split(/\s+/).filter(Boolean).map(Number);
}

/** Processor time that a process has used, in milliseconds. Linux counts it in steps of 10. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Whether a process runs. A zombie does not. */
export function isRunning(pid: number | undefined): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}

/**
 * Waits until a server responds with a page.
 * @throws if it does not within 30 s
 */
export async function untilServed(port: number): Promise<void> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    const status = await sendRequest(port, { target: '/' }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await pause(10);
  }
  throw new Error(`Port ${port} served no page within 30 s.`);
}

/** Creates a folder with a link `current` to a build, as `deploy/publish.ts` does. `lead` moves the link. */
export async function linkedSite(to: string) {
  const dir = await mkdtemp(join(tmpdir(), 'current-'));
  const current = join(dir, 'current');
  await symlink(to, current);
  return {
    current,
    async lead(to: string) {
      await symlink(to, `${current}.new`);
      await rename(`${current}.new`, current);
    },
    remove: () => rm(dir, { recursive: true }),
  };
}

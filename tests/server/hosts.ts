import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type AppOptions } from '#server/app.ts';
import { nginxConf } from '#deploy/hosts/nginx.ts';
import { nginxProgram } from '#scripts/ensure-nginx.ts';
import { listenOnFreePort } from '#scripts/free-port.ts';
import { readPolicy } from '#server/policy.ts';
import { listSite } from '#server/site-files.ts';

/** A server on the loopback interface. */
export type Host = {
  readonly port: number;
  stop(): Promise<void>;
};

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  const port = await listenOnFreePort(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves once a server accepts connections at the port. Rejects after `timeout` milliseconds. */
export async function accepting(port: number, timeout = 5_000): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = net.connect({ port, host: '127.0.0.1' });
      socket.on('connect', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('close', () => socket.destroy());
      socket.on('connect', () => socket.destroy());
    });
    if (open) return;
    if (Date.now() > end) throw new Error(`Nothing listens on port ${port}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts the built-in server in this process. */
export async function startBuiltIn(options: AppOptions): Promise<Host> {
  const app = await createApp(options);
  const port = await listenOnFreePort(app.server);
  return { port, stop: () => app.drain(100) };
}

/** Starts nginx with the generated file, included at the `http` level as on a server. */
export async function startNginx(
  siteDir: string,
  { workers = 1 } = {},
): Promise<Host & { readonly pid: number | undefined }> {
  const dir = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const clientDir = join(siteDir, 'client');
  const policy = await readPolicy(join(siteDir, 'policy.json'));
  const listen = [`127.0.0.1:${port}`];
  await writeFile(
    join(dir, 'nginx.conf'),
    nginxConf(await listSite(clientDir), policy, { root: clientDir, listen }),
  );
  await mkdir(join(dir, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = join(dir, 'main.conf');
  await writeFile(
    main,
    [
      // The fixture belongs to the user who runs the tests.
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off; worker_processes ${workers}; pid ${dir}/nginx.pid; error_log ${dir}/error.log;`,
      'include /etc/nginx/modules-enabled/*.conf;',
      'events { worker_connections 4096; }',
      'http {',
      '  access_log off;',
      ...temporary.map((name) => `  ${name}_temp_path ${dir}/temp/${name};`),
      `  include ${dir}/nginx.conf;`,
      '}',
    ].join('\n'),
  );
  const child = spawn(nginxProgram, ['-c', main, '-e', `${dir}/error.log`], { stdio: 'pipe' });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    const late = exited.then(() => Promise.reject(new Error('nginx ended')));
    await Promise.race([accepting(port), late]);
  } catch (error) {
    child.kill();
    const log = await readFile(`${dir}/error.log`, 'utf8').catch(() => '');
    throw new Error(`nginx did not start: ${said}${log}`, { cause: error });
  }
  return {
    port,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(dir, { recursive: true, force: true });
    },
  };
}

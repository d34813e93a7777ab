/** Installs nginx with the brotli module for the tests, and the load generator for the benchmark. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Where Debian installs nginx. The PATH of a user often lacks this folder. */
export const nginxProgram = '/usr/sbin/nginx';

/** Whether nginx and its brotli module are installed. */
function hasNginx(): boolean {
  return existsSync(nginxProgram) && existsSync(brotliModule);
}

/**
 * Installs what is missing if possible: as root, on Debian.
 * @param wrk whether the load generator is needed too
 * @returns why something is missing, or undefined on success
 */
export function ensureNginx({ wrk = false } = {}): string | undefined {
  const missing = () => [
    ...(hasNginx() ? [] : packages),
    ...(wrk && spawnSync('wrk', ['-v']).error ? ['wrk'] : []),
  ];
  const wanted = missing();
  if (wanted.length === 0) return undefined;
  const how = `apt-get install --no-install-recommends ${wanted.join(' ')}`;
  if (process.getuid?.() !== 0) return `As root, run: ${how}`;
  if (spawnSync('apt-get', ['--version']).error) return `This system has no apt-get for: ${how}`;
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    // Otherwise the package starts its own server on port 80.
    RUNLEVEL: '1',
  };
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  run('-q', 'update');
  run('-qy', 'install', '--no-install-recommends', ...wanted);
  return missing().length === 0 ? undefined : `This did not work: ${how}`;
}

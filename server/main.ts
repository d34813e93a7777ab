import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Halves the start time: Node caches the compiled modules.
enableCompileCache();
// By default SIGUSR1 opens the inspector to every user of this machine.
process.on('SIGUSR1', () => {});

const { errorMessage } = await import('./error-message.ts');
const { readSettings, SettingError } = await import('./settings.ts');

function checkBuild(siteDir: string) {
  const missing = ['client/index.html', 'policy.json'].find(
    (file) => !existsSync(join(siteDir, file)),
  );
  if (missing === undefined) return;
  throw new SettingError(
    `There is no built site in ${siteDir} (no ${missing}). Run: npm run build`,
  );
}

try {
  const settings = readSettings(process.env);
  if (cluster.isPrimary) {
    checkBuild(settings.siteDir);
    const { startPrimary } = await import('./primary.ts');
    startPrimary(settings);
  } else {
    const { startWorker } = await import('./worker.ts');
    await startWorker(settings);
  }
} catch (error) {
  console.error(
    error instanceof SettingError
      ? error.message
      : `The server did not start: ${errorMessage(error)}`,
  );
  process.exit(1);
}

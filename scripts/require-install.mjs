/** Stops a command with a hint if the project is not installed. */
import { existsSync } from 'node:fs';

if (!existsSync(new URL('../node_modules/.package-lock.json', import.meta.url))) {
  console.error('The project is not installed yet. Run: node scripts/setup.mjs');
  process.exit(1);
}

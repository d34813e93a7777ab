/** Says what to do when a command runs before the project is installed. */
import { existsSync } from 'node:fs';

if (!existsSync(new URL('../node_modules/.package-lock.json', import.meta.url))) {
  console.error('The project is not installed yet. Run: node scripts/setup.mjs');
  process.exit(1);
}

import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Without d: blockers hide whatever is called `ad`. */
const letters = 'abcefghijklmnopqrstuvwxyz';
const root = new URL('../', import.meta.url).pathname;

/**
 * Names the classes and keyframes of all CSS modules `a`, `b`, … `ba`, in the order of their files: shorter than hashes,
 * unlike them never equal by chance, and the same in every build of the same sources.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const names = new Map<string, string>();
  for (const file of globSync('app/**/*.module.css', { cwd: root }).toSorted()) {
    const css = readFileSync(root + file, 'utf8').replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '');
    for (const [, name = ''] of css.matchAll(/(?:\.|@keyframes )(-?[a-zA-Z_][\w-]*)/g)) {
      const key = `${file} ${name}`;
      if (!names.has(key)) names.set(key, shortName(names.size));
    }
  }
  return (name, file) => {
    const short = names.get(`${relative(root, file.replace(/\?.*$/, ''))} ${name}`);
    if (!short) throw new Error(`${file}: .${name} was not there when the build began`);
    return short;
  };
}

/** 0 → a, 24 → z, 25 → aa. */
function shortName(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest ? shortName(rest - 1) : '') + letters[index % letters.length];
}

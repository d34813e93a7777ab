import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Without d: blockers hide whatever is called `ad`. */
const letters = 'abcefghijklmnopqrstuvwxyz';
const root = fileURLToPath(new URL('../', import.meta.url));

type NamedClass = { readonly file: string; readonly name: string; readonly short: string };

/**
 * Names the classes and keyframes of all CSS modules `a`, `b`, … `ba`, in the order of their files: shorter than hashes,
 * unlike them never equal by chance, and the same in every build of the same sources.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const names = new Map(namedClasses().map(({ file, name, short }) => [`${file} ${name}`, short]));
  return (name, file) => {
    const short = names.get(`${relative(root, file.replace(/\?.*$/, ''))} ${name}`);
    if (!short) throw new Error(`${file}: .${name} was not there when the build began`);
    return short;
  };
}

/** The CSS module behind each short name, as a path from the root of the project. */
export function modulesByShortName(): ReadonlyMap<string, string> {
  return new Map(namedClasses().map(({ file, short }) => [short, file]));
}

function namedClasses(): readonly NamedClass[] {
  return globSync('app/**/*.module.css', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const css = readFileSync(root + file, 'utf8').replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '');
      const names = css.matchAll(/(?:\.|@keyframes )(-?[a-zA-Z_][\w-]*)/g);
      return [...new Set([...names].map(([, name = '']) => name))].map((name) => ({ file, name }));
    })
    .map((named, index) => ({ ...named, short: shortName(index) }));
}

/** 0 → a, 24 → z, 25 → aa. */
function shortName(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest ? shortName(rest - 1) : '') + letters[index % letters.length];
}

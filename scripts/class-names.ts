import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const app = join(import.meta.dirname, '../app');
const fileName = (file: string) => basename(file, '.module.css');
const allNames = globSync('**/*.module.css', { cwd: app }).map(fileName);
const repeatedNames = new Set(allNames.filter((name, at) => allNames.indexOf(name) !== at));

/**
 * A CSS module's name in its class names: the name of its file. If files of several folders have
 * that name, the folder comes first: `app/sections/home/hero.module.css` gives `home-hero`. Short
 * names make every document smaller.
 */
export function moduleName(file: string): string {
  const path = file.replace(/\?.*$/, '');
  const name = fileName(path);
  return repeatedNames.has(name) ? `${basename(dirname(path))}-${name}` : name;
}

/** The built name of a class or keyframe of a CSS module: `home-hero_title`. */
export const scopedClassName = (name: string, file: string) => `${moduleName(file)}_${name}`;

/** The module name in a built class or keyframe name. Null for a global name. */
export const moduleOfClass = (name: string): string | null => /^(.+?)_/.exec(name)?.[1] ?? null;

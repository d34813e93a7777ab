import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('../app/', import.meta.url));

/**
 * A CSS module's name in its class names: its path in `app`, without `sections`, with `-` for `/`.
 * `app/sections/home/hero.module.css` gives `home-hero`.
 */
export function moduleName(file: string): string {
  return relative(app, file.replace(/\?.*$/, ''))
    .replace(/^sections\//, '')
    .replace(/\.module\.css$/, '')
    .replaceAll('/', '-');
}

/** The built name of a class or keyframe of a CSS module: `home-hero_title`. */
export const scopedClassName = (name: string, file: string) => `${moduleName(file)}_${name}`;

/** The module name in a built class or keyframe name. Null for a global name. */
export const moduleOfClass = (name: string): string | null => /^(.+?)_/.exec(name)?.[1] ?? null;

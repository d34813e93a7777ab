import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('../app/', import.meta.url));

/**
 * A CSS module's name in its class names: its path in `app`, without `sections` and `shared`, with
 * `-` for `/`. A file named like its folder repeats no name. `app/sections/home/hero.module.css`
 * gives `home-hero`, `app/sections/shared/prose/prose.module.css` gives `prose`.
 */
export function moduleName(file: string): string {
  return relative(app, file.replace(/\?.*$/, ''))
    .replace(/^sections\/(?:shared\/)?/, '')
    .replace(/([^/]+)\/\1\.module\.css$/, '$1')
    .replace(/\.module\.css$/, '')
    .replaceAll('/', '-');
}

/** The built name of a class or keyframe of a CSS module: `home-hero_title`. */
export const scopedClassName = (name: string, file: string) => `${moduleName(file)}_${name}`;

/** The module name in a built class or keyframe name. Null for a global name. */
export const moduleOfClass = (name: string): string | null => /^(.+?)_/.exec(name)?.[1] ?? null;

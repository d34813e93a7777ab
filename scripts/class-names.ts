import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('../app/', import.meta.url));

/**
 * The name of a CSS module in its class names: its path in `app` without `sections`, `/` written as `-`.
 * `app/sections/home/hero.module.css` gives `home-hero`.
 */
export function moduleName(file: string): string {
  return relative(app, file.replace(/\?.*$/, ''))
    .replace(/^sections\//, '')
    .replace(/\.module\.css$/, '')
    .replaceAll('/', '-');
}

/** The name that a class or keyframe of a CSS module has in the build: `home-hero_title`. */
export const scopedClassName = (name: string, file: string) => `${moduleName(file)}_${name}`;

/** The name of the module that a built class or keyframe belongs to; null for a global one. */
export const moduleOfClass = (name: string): string | null => /^(.+?)_/.exec(name)?.[1] ?? null;

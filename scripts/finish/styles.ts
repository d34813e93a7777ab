/** Reduces the site's stylesheet to the rules that a document needs. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import { moduleName, moduleOfClass } from '../class-names.ts';

/** The rules that a document with these classes needs, in the stylesheet's order. */
export type CutFor = (classes: Iterable<string>) => string;

/** By CSS module name, the modules that it may show after the first render. */
export type Companions = ReadonlyMap<string, readonly string[]>;

/**
 * Selects rules by CSS module. A document that uses one class of a module gets all rules of the
 * module, including those of later states. Rules outside of modules are always kept.
 */
export function cutStylesheet(css: string, companions: Companions): CutFor {
  const sheet = postcss.parse(css);
  const cuts = new Map<string, string>();
  return (classes) => {
    const used = new Set([...classes].flatMap((name) => moduleOfClass(name) ?? []));
    const kept = new Set([...used, ...[...used].flatMap((name) => companions.get(name) ?? [])]);
    const key = [...kept].toSorted().join();
    const known = cuts.get(key);
    if (known !== undefined) return known;
    const cut = sheet.clone();
    keepOnly(cut, (name) => {
      const module = moduleOfClass(name);
      return module === null || kept.has(module);
    });
    const text = cut.toString();
    cuts.set(key, text);
    return text;
  };
}

/**
 * Reads the companions of CSS modules from comments: `@shows` and a path or pattern relative to the
 * file.
 * @throws if a pattern matches no CSS module, or two modules have the same name
 */
export function readCompanions(): Companions {
  const root = join(import.meta.dirname, '../..');
  const fileOf = new Map<string, string>();
  return new Map(
    globSync('app/**/*.module.css', { cwd: root }).map((file) => {
      const module = moduleName(join(root, file));
      const other = fileOf.get(module);
      if (other) throw new Error(`${file}: ${other} has the same class names. Rename one of them.`);
      fileOf.set(module, file);
      const shown = readFileSync(join(root, file), 'utf8').matchAll(/\/\* @shows (\S+) \*\//g);
      const names = [...shown].flatMap(([, pattern = '']) => {
        const files = globSync(join(dirname(file), pattern), { cwd: root });
        if (!files.length)
          throw new Error(
            `${file}: @shows ${pattern} matches no CSS module. Correct or delete the comment.`,
          );
        return files.map((found) => moduleName(join(root, found)));
      });
      return [module, names];
    }),
  );
}

/**
 * The stylesheet without the fonts, which every document declares inline. To declare them again
 * would make the browser lay out the whole page again.
 */
export function withoutFonts(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => void rule.remove());
  return sheet.toString();
}

function keepOnly(container: Container, isKept: (name: string) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule') keepSelectors(node, isKept);
    if (node.type === 'atrule') keepAtRule(node, isKept);
  });
}

function keepSelectors(rule: Rule, isKept: (name: string) => boolean): void {
  const kept = rule.selectors.filter((selector) => classesOf(selector).every(isKept));
  if (!kept.length) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

function keepAtRule(rule: AtRule, isKept: (name: string) => boolean): void {
  if (rule.name === 'keyframes') {
    if (!isKept(rule.params)) rule.remove();
  } else if (rule.nodes && rule.name !== 'font-face') {
    keepOnly(rule, isKept);
    if (!rule.nodes.length) rule.remove();
  }
}

/** The classes of a selector. Attribute values are skipped, because they may contain dots. */
function classesOf(selector: string): string[] {
  const bare = selector.replace(/\[[^\]]*\]/g, '');
  return [...bare.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name);
}

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

/** Documents that have equal styles. */
type Sharing = {
  /** The classes of all these documents. */
  readonly classes: readonly string[];
  /** The styles that each document would have alone. */
  readonly alone: readonly string[];
  /** The top-level rules of the shared styles. */
  readonly rules: ReadonlySet<string>;
};

/**
 * Lets documents share styles until at most `most` different texts remain. The security policy
 * contains a hash of each text, and hosts limit its length. Documents with the most similar styles
 * share first.
 *
 * @param documents the classes of each document
 * @returns the styles that a document with given classes gets
 */
export function shareStyles(
  cutFor: CutFor,
  documents: readonly Iterable<string>[],
  most: number,
): CutFor {
  const share = (classes: readonly string[], alone: readonly string[]): Sharing => ({
    classes,
    alone,
    rules: new Set(postcss.parse(cutFor(classes)).nodes.map(String)),
  });
  const equal = Map.groupBy(documents, cutFor);
  let all = [...equal].map(([text, alike]) =>
    share(
      alike.flatMap((classes) => [...classes]),
      alike.map(() => text),
    ),
  );
  while (all.length > most) {
    const [one, other] = mostSimilar(all);
    all = all.filter((each) => each !== one && each !== other);
    all.push(share([...one.classes, ...other.classes], [...one.alone, ...other.alone]));
  }
  const shared = new Map(
    all.flatMap(({ classes, alone }) => alone.map((text) => [text, cutFor(classes)])),
  );
  return (classes) => {
    const alone = cutFor(classes);
    return shared.get(alone) ?? alone;
  };
}

/** The two whose documents gain the fewest characters if they share their styles. */
function mostSimilar(all: readonly Sharing[]): readonly [Sharing, Sharing] {
  const missing = ({ rules, alone }: Sharing, other: Sharing) =>
    [...other.rules].reduce((sum, rule) => sum + (rules.has(rule) ? 0 : rule.length), 0) *
    alone.length;
  let best: readonly [Sharing, Sharing] | undefined;
  let fewest = Infinity;
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      const gained = missing(one, other) + missing(other, one);
      if (gained >= fewest) continue;
      fewest = gained;
      best = [one, other];
    }
  }
  if (!best) throw new Error('Styles can only be shared by two documents or more.');
  return best;
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
        if (!files.length) {
          throw new Error(
            `${file}: @shows ${pattern} matches no CSS module. Correct or delete the comment.`,
          );
        }
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

/** Which part of the site's one style sheet a document carries. */
import postcss, { type AtRule, type Container, type Rule } from 'postcss';

/**
 * What may come into view before the visitor has done anything, though the HTML does not show it yet: an
 * address can hold a filter that nothing passes, a page that was not found looks for its neighbors, a section
 * may fail. Names of modules, or how they begin.
 */
const companions: readonly { readonly of: string; readonly also: string }[] = [
  { of: 'sections/shared/result-count', also: 'sections/shared/empty-state' },
  { of: 'sections/not-found/not-found', also: 'sections/not-found/nearest-pages' },
  { of: 'shell/header', also: 'ui/page' },
  // Which of them a text has is its writer's choice: each choice would be one more hash in the policy.
  { of: 'sections/shared/prose/', also: 'sections/shared/prose/' },
  { of: 'sections/shared/prose/', also: 'ui/term' },
];

/** The rules that an HTML document with these classes needs, in the order of the whole sheet. */
export type CutFor = (classes: Iterable<string>) => string;

/**
 * Cuts by CSS module, not by rule: a page whose HTML uses one class of a module gets all of it, so whatever a
 * state adds is there. What belongs to no module stays.
 * @param moduleOf the file of the module behind each class or keyframe name
 */
export function cutStyleSheet(css: string, moduleOf: ReadonlyMap<string, string>): CutFor {
  const sheet = postcss.parse(css);
  const modules = [...new Set(moduleOf.values())];
  const cuts = new Map<string, string>();
  return (classes) => {
    const used = new Set([...classes].flatMap((one) => moduleOf.get(one) ?? []));
    const kept = withCompanions(used, modules);
    const key = [...kept].join();
    const known = cuts.get(key);
    if (known !== undefined) return known;
    const cut = sheet.clone();
    keepOnly(cut, (name) => {
      const module = moduleOf.get(name);
      return module === undefined || kept.has(module);
    });
    const text = cut.toString();
    cuts.set(key, text);
    return text;
  };
}

/** In the order of all modules. */
function withCompanions(used: ReadonlySet<string>, modules: readonly string[]): Set<string> {
  const names = (begin: string) => (module: string) => module.startsWith(`app/${begin}`);
  const wanted = companions.filter(({ of }) => [...used].some(names(of)));
  return new Set(
    modules.filter((module) => used.has(module) || wanted.some(({ also }) => names(also)(module))),
  );
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

/** Text in attribute selectors may hold dots. */
function classesOf(selector: string): string[] {
  const bare = selector.replace(/\[[^\]]*\]/g, '');
  return [...bare.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name);
}

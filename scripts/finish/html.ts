/** Reads parsed HTML. */
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
export type ParentNode = Tree.ParentNode;

/** The elements below a node, in document order. */
export function* walk(node: ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* walk(child);
  }
}

/** The value of an attribute, or undefined. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

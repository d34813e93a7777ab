/** The structured data of a document: all nodes of its JSON-LD, and the types of its microdata and RDFa. */
import { attribute, closestAbove, rawText, type Element, type HtmlDocument } from './document.ts';
import { errorMessage } from './error-message.ts';
import type { Evidence } from './types.ts';

/** A JSON-LD object with a type. Types are without their vocabulary: `Organization`. */
export type DataNode = {
  readonly types: readonly string[];
  readonly value: Readonly<Record<string, unknown>>;
  /** The property that holds it, or undefined at the top. */
  readonly property: string | undefined;
  readonly script: Element;
};

/** The structured data of one document. */
export type StructuredData = {
  readonly nodes: readonly DataNode[];
  readonly byId: ReadonlyMap<string, DataNode>;
  /** Scripts whose text is not JSON. */
  readonly broken: readonly { readonly script: Element; readonly reason: string }[];
  /** Scripts with an item whose vocabulary is not named as schema.org. */
  readonly foreign: readonly Element[];
  readonly microdataTypes: readonly string[];
  readonly microdata: readonly { readonly type: string; readonly scope: Element }[];
};

const known = new WeakMap<HtmlDocument, StructuredData>();

/** The structured data of a document, read once for all checks. A script that isn't JSON is listed in `broken`. */
export function structuredData(document: HtmlDocument): StructuredData {
  const cached = known.get(document);
  if (cached) return cached;
  const data = read(document);
  known.set(document, data);
  return data;
}

function read(document: HtmlDocument): StructuredData {
  const nodes: DataNode[] = [];
  const foreign: Element[] = [];
  const broken: { script: Element; reason: string }[] = [];
  for (const script of document.named('script')) {
    // A type may have parameters: `application/ld+json; charset=utf-8`.
    const type = attribute(script, 'type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/ld+json') continue;
    try {
      const root: unknown = JSON.parse(rawText(script));
      collect(root, script, nodes);
      if ([root].flat().some((item) => isDataObject(item) && !isOfSchemaOrg(item))) {
        foreign.push(script);
      }
    } catch (error) {
      broken.push({ script, reason: errorMessage(error) });
    }
  }
  const byId = new Map<string, DataNode>();
  for (const node of nodes) {
    const id = node.value['@id'];
    if (typeof id === 'string' && !byId.has(id)) byId.set(id, node);
  }
  const microdata = document.elements.flatMap((scope) =>
    // RDFa writes the type without its vocabulary.
    [attribute(scope, 'itemtype'), attribute(scope, 'typeof')].flatMap((types) =>
      types === undefined
        ? []
        : types.split(/\s+/).map((type) => ({ type: lastPart(type), scope })),
    ),
  );
  const microdataTypes = microdata.map(({ type }) => type);
  return { nodes, byId, broken, foreign, microdata, microdataTypes };
}

/** Traverses a JSON value without recursion, because its depth is not limited. */
function collect(root: unknown, script: Element, nodes: DataNode[]): void {
  const open: { value: unknown; property: string | undefined }[] = [
    { value: root, property: undefined },
  ];
  for (let one = open.pop(); one; one = open.pop()) {
    const { value, property } = one;
    if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1) {
        open.push({ value: value[index], property });
      }
    } else if (isDataObject(value)) {
      const types = [value['@type']].flat().filter((type) => typeof type === 'string');
      if (types.length > 0 && !isReference(value)) {
        nodes.push({ types: types.map(lastPart), value, property, script });
      }
      for (const [name, child] of Object.entries(value).toReversed()) {
        open.push({ value: child, property: name });
      }
    }
  }
}

const isOfSchemaOrg = (item: Readonly<Record<string, unknown>>): boolean =>
  /\bschema\.org\b/i.test(JSON.stringify(item['@context'] ?? '').slice(0, 1000));

/** An object with an ID and a type at most stands for the node that has the ID. */
const isReference = (value: Readonly<Record<string, unknown>>): boolean =>
  '@id' in value && Object.keys(value).every((name) => /^@(?:id|type|context)$/.test(name));

/** Whether a JSON value has properties: an object or an array. */
export function isDataObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const lastPart = (type: string) =>
  type.slice(Math.max(type.lastIndexOf('/'), type.lastIndexOf('#'), type.lastIndexOf(':')) + 1);

/** The JSON-LD nodes with one of these types, named without their vocabulary. */
export function nodesOfType(document: HtmlDocument, ...types: readonly string[]): DataNode[] {
  return structuredData(document).nodes.filter((node) =>
    node.types.some((type) => types.includes(type)),
  );
}

/** A property as an object, with a reference by id followed within the document. */
export function objectsIn(
  document: HtmlDocument,
  value: unknown,
): Readonly<Record<string, unknown>>[] {
  return [value].flat().flatMap((one) => {
    if (!isDataObject(one)) return [];
    const id = one['@id'];
    const target =
      typeof id === 'string' ? structuredData(document).byId.get(id)?.value : undefined;
    return [target ?? one];
  });
}

/** A property as text: a string that isn't blank, or a number; else undefined. */
export function textIn(value: unknown): string | undefined {
  if (typeof value === 'string' && value.trim()) return value.trim();
  return typeof value === 'number' ? String(value) : undefined;
}

/** The names of the properties that microdata and RDFa give within an element. */
export function propertiesIn(document: HtmlDocument, scope: Element): ReadonlySet<string> {
  return new Set(
    document.elements.flatMap((element) =>
      closestAbove(element, (one) => one === scope)
        ? [attribute(element, 'itemprop'), attribute(element, 'property')].flatMap(
            (names) => names?.split(/\s+/).map(lastPart) ?? [],
          )
        : [],
    ),
  );
}

/** The properties that are missing or empty. `a|b` is missing where both are. */
export const lacking = (
  value: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string[] =>
  names.filter((name) =>
    name
      .split('|')
      .every((one) => value[one] === undefined || value[one] === '' || value[one] === null),
  );

/** Evidence about a JSON-LD node, with the line of its script. */
export const evidenceAt = (
  document: HtmlDocument,
  node: DataNode,
  found: string,
  expected?: string,
): Evidence => document.evidence(node.script, found, expected);

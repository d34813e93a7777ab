/** Extracts figures from a built page, with the text beside them. */
import { attribute, type Element } from './built-site.ts';

const silent = new Set(['script', 'style', 'noscript', 'template', 'title']);
const inline = new Set(['a', 'abbr', 'b', 'cite', 'em', 'small', 'span', 'strong', 'time']);

const isSilent = (element: Element) =>
  silent.has(element.tagName) || attribute(element, 'aria-hidden') === 'true';

/** The visible text of an element, one line per block. */
export function visibleText(element: Element): string {
  if (isSilent(element)) return '';
  return element.childNodes
    .map((child) => {
      if (!('tagName' in child)) return 'value' in child ? child.value : '';
      const text = visibleText(child);
      return inline.has(child.tagName) ? text : `\n${text}\n`;
    })
    .join('');
}

/** A text without white space, to compare text that markup splits. */
export const squeezed = (text: string): string => text.replace(/\s+/g, '');

const unit =
  'point|day|hour|minute|week|month|year|word|keyword|page|post|blog|link|client|business|project|site';
const figure = new RegExp(
  `(?:\\b(${unit})e?s?\\s+)?(?<![\\w.])([+-]?\\$?\\d+(?:[.,]\\d+)*(?:-\\d+)?(?:%|\\+|×|k)?)(?:[\\s-]+(${unit})(?:es|s)?\\b)?`,
  'gi',
);

/**
 * The figures of a text, each with its unit. "30-day guarantee" and "30 days notice" both give "30
 * day"; "30 clients" does not.
 */
export function figuresOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) =>
      [...line.matchAll(figure)].map(([, before, number, after]) =>
        `${number} ${(after ?? before ?? '').toLowerCase()}`.trim(),
      ),
    );
}

/** All strings in a value, at any depth. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** All pairs of value and measure in a value, at any depth. */
export function statsIn(value: unknown): { value: string; measure: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'value' in value && ('measure' in value || 'label' in value)
      ? [
          {
            value: String(value.value),
            measure: String('measure' in value ? value.measure : 'label' in value && value.label),
          },
        ]
      : [];
  return [...own, ...Object.values(value).flatMap(statsIn)];
}

/**
 * For each element whose text is exactly `wanted`: the text of the nearest ancestor with more text.
 */
export function surroundings(root: Element, wanted: string): string[] {
  const found: string[] = [];
  const visit = (element: Element, around: readonly Element[]) => {
    if (isSilent(element)) return;
    const path = [element, ...around];
    for (const child of element.childNodes) {
      if ('tagName' in child) visit(child, path);
      else if ('value' in child && child.value.trim() === wanted) {
        const more = path.find((one) => squeezed(visibleText(one)) !== squeezed(wanted));
        if (more) found.push(visibleText(more));
      }
    }
  };
  visit(root, []);
  return found;
}

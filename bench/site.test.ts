import { expect, test } from 'vitest';
import { withoutScripts } from './site.ts';

const page = (head: string, body: string) =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

test('withoutScripts removes every script element and nothing else', () => {
  expect(
    withoutScripts(
      page(
        '<style>a{}</style><script data-page="/a.js">let a="<b>";</script>',
        '<p>Kept</p><script type="module"></script><script type="application/ld+json">{}</script>',
      ),
    ),
  ).toBe(page('<style>a{}</style>', '<p>Kept</p>'));
});

test('withoutScripts returns a document without scripts unchanged', () => {
  expect(withoutScripts('<!doctype html><p>Words')).toBe('<!doctype html><p>Words');
});

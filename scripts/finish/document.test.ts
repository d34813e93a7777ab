import { expect, test } from 'vitest';
import { cspHash, finishDocument } from './document.ts';

const page = ({
  head = '',
  body = '',
  entry = 'import("/assets/entry.js");',
  sheet = '<link rel="stylesheet" href="/assets/a.css"/>',
  preload = '<link rel="modulepreload" href="/assets/library-1.js"/>',
} = {}) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${preload}${sheet}${head}</head><body>${body}<script>context()</script><script type="module" async="">import "/assets/r.js";\n${entry}</script><script>enqueue("<p>")</script></body></html>`;

const finish = (html: string) =>
  finishDocument(html, {
    file: 'services/index.html',
    boot: 'boot()',
    styleOf: (classes) => [...classes].map((one) => `.${one}{color:red}`).join(''),
  });

test('finishDocument moves the scripts into one module, context first', () => {
  const { html, module } = finish(page());
  expect(html).not.toContain('context()');
  expect(html).not.toContain('async');
  expect(html).toContain(`data-page="${module.path}"`);
  expect(module.code.indexOf('context()')).toBeLessThan(module.code.indexOf('enqueue("<p>")'));
  expect(module.code).toContain('import "/assets/r.js";');
});

test('finishDocument names the libraries, which the boot script imports before the page', () => {
  expect(finish(page()).html).toContain('data-libraries="/assets/library-1.js"');
});

test('the page module rejects when the entry fails to load', () => {
  expect(finish(page()).module.code).toContain('\nawait import("/assets/entry.js");');
});

test('finishDocument keeps the elements that hydration needs, empty', () => {
  const { html } = finish(page());
  expect(html.match(/<script[^>]*><\/script>/g)).toHaveLength(3);
  expect(html).toContain('<link disabled rel="stylesheet" href="/assets/a.css"/>');
});

test('finishDocument removes all preloads', () => {
  const { html } = finish(page());
  expect(html).not.toContain('modulepreload');
  expect(html).toContain('data-preload="/assets/library-1.js"');
});

test('finishDocument inlines the used styles and returns them for the policy', () => {
  const { html, css } = finish(page({ body: '<p class="a b">x</p><p class="a">y</p>' }));
  expect(css).toBe('.a{color:red}.b{color:red}');
  expect(html).toContain(`<style>${css}</style>`);
  expect(cspHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});

test('finishDocument keeps structured data in place', () => {
  const data = '<script type="application/ld+json">{"@graph":[]}</script>';
  expect(finish(page({ head: data })).html).toContain(data);
});

test.each([
  ['a style attribute', page({ body: '<p style="color:red">x</p>' })],
  ['onclick handler', page({ body: '<p onclick="x()">x</p>' })],
  ['a javascript: address', page({ body: '<a href=" JavaScript:x()">x</a>' })],
  ['expected exactly one stylesheet', page({ sheet: '' })],
  ['expected exactly one stylesheet', page({ head: '<link rel="stylesheet" href="/b.css">' })],
  ['one module script', page({ body: '<script type="module">x</script>' })],
  ['already has an address', page({ body: '<script src="/x.js"></script>' })],
  ['a preload of the libraries', page({ preload: '' })],
  ['one import of the entry', page({ entry: '' })],
])('%s stops the build', (fault, html) => {
  expect(() => finish(html)).toThrow(fault);
});

test('each error names the file', () => {
  expect(() => finish(page({ sheet: '' }))).toThrow('services/index.html');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The head of the landing page and the indexing policy in a build with this `SITE_ORIGIN`. */
async function built(SITE_ORIGIN: string) {
  vi.stubEnv('SITE_ORIGIN', SITE_ORIGIN);
  const { site } = await import('#app/content/site.ts');
  const { pageMeta } = await import('#app/lib/page-head.ts');
  return {
    site,
    head: JSON.stringify(pageMeta('/', { title: 'Title', description: 'Words' } as never)),
  };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

test('a build for the declared origin, or without any, is indexable', async () => {
  const { site, head } = await built('');
  expect(site.isIndexable).toBe(true);
  expect(head).toContain('"canonical"');
  expect(head).not.toContain('noindex');
  vi.resetModules();
  expect((await built(`${site.origin}/`)).site).toMatchObject({
    origin: site.origin,
    isIndexable: true,
  });
});

test('a build for another origin is noindex, and its pages have no canonical link', async () => {
  const { site, head } = await built('https://preview.example');
  expect(site).toMatchObject({ origin: 'https://preview.example', isIndexable: false });
  expect(head).toContain('{"name":"robots","content":"noindex"}');
  expect(head).not.toContain('"canonical"');
});

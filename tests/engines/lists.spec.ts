import { articles } from '#app/content/archive-articles.ts';
import { archive } from '#app/content/archive.ts';
import { caseStudies } from '#app/content/case-studies.ts';
import { industries } from '#app/content/industries.ts';
import { expect, phone, test } from './test.ts';
import { builtCards } from '../built-cards.ts';

const card = 'main article';

test.describe('archive', () => {
  test('a search filters the list and is in the address', async ({ visitor }) => {
    await visitor.open('/archive');
    const word = articles[1]!.title.split(' ').at(-1)!;
    await visitor.enterText({ css: 'main input[type="search"]' }, word);
    await expect.poll(() => visitor.count(card)).toBeLessThan(builtCards('/archive'));
    await expect.poll(() => visitor.address()).toContain('?q=');
  });

  test('a category and a tag combine, and each can be removed', async ({ visitor }) => {
    const { category, tags } = articles[0]!;
    await visitor.open('/archive');
    await visitor.click({ css: 'main button', text: category });
    await expect.poll(() => visitor.address()).toContain('category=');
    const ofCategory = await visitor.count(card);
    await visitor.click({ css: 'main button', text: tags[0]! });
    await expect.poll(() => visitor.address()).toContain('tag=');
    expect(await visitor.count(card)).toBeLessThanOrEqual(ofCategory);
    await visitor.click({ css: 'main button[aria-pressed="true"]', text: category });
    await expect.poll(() => visitor.address()).not.toContain('category=');
  });

  test('the empty state clears all filters', async ({ visitor }) => {
    await visitor.open('/archive?q=nothing+is+called+that');
    await expect.poll(() => visitor.count(card)).toBe(0);
    await visitor.click({ css: 'main button', text: archive.filters.empty.clear });
    await expect.poll(() => visitor.count(card)).toBe(builtCards('/archive'));
    await expect.poll(() => visitor.address()).toBe('/archive');
  });

  test('filters survive a reload, Back and Forward', async ({ visitor }) => {
    const address = `/archive?category=${articles[0]!.category.replaceAll(' ', '+')}`;
    await visitor.open(address);
    await expect.poll(() => visitor.count(card)).toBeLessThan(builtCards('/archive'));
    const found = await visitor.count(card);
    await visitor.reload();
    await expect.poll(() => visitor.count(card)).toBe(found);
    await visitor.focus('nav[aria-labelledby="explore"] a[href="/industries"]');
    await visitor.press('Enter');
    await expect.poll(() => visitor.address()).toBe('/industries');
    await visitor.back();
    await expect.poll(() => visitor.address()).toBe(address);
    await expect.poll(() => visitor.count(card)).toBe(found);
    await visitor.forward();
    await expect.poll(() => visitor.address()).toBe('/industries');
  });

  test('the view switches between grid and list', async ({ visitor }) => {
    await visitor.open('/archive');
    await visitor.click({ css: 'main fieldset button', text: archive.views.list });
    await expect.poll(() => visitor.attribute('ul[data-view]', 'data-view')).toBe('list');
    await expect.poll(() => visitor.address()).toBe('/archive?view=list');
  });
});

test('case studies are filtered by category', async ({ visitor }) => {
  await visitor.open('/case-studies');
  const { value, name } = caseStudies.filter.options[0]!;
  await visitor.click({ css: 'main button', text: name });
  const expected = caseStudies.studies.filter(({ category }) => category === value).length;
  await expect.poll(() => visitor.count(card)).toBe(expected);
  await expect.poll(() => visitor.address()).toBe(`/case-studies?category=${value}`);
});

test('industries are searched', async ({ visitor }) => {
  await visitor.open('/industries');
  await visitor.enterText({ css: 'main input[type="search"]' }, industries.cards[2].title);
  await expect.poll(() => visitor.count(card)).toBeLessThan(industries.cards.length);
  expect((await visitor.see({ css: card, text: industries.cards[2].title }))?.isVisible).toBe(true);
});

test('guides are filtered by topic', async ({ visitor }) => {
  await visitor.open('/guides/all');
  const total = await visitor.count('#guides li a');
  await visitor.click({ css: 'main section button', text: 'PPC' });
  await expect.poll(() => visitor.count('#guides li a')).toBeLessThan(total);
  await expect.poll(() => visitor.address()).toContain('topic=ppc');
});

test('glossary terms are searched', async ({ visitor }) => {
  await visitor.open('/guides/seo/glossary');
  const total = await visitor.count('article[id]');
  await visitor.enterText({ css: 'main input[type="search"]' }, 'canonical');
  await expect.poll(() => visitor.count('article[id]')).toBeLessThan(total);
  expect((await visitor.see('#canonical'))?.isVisible).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ size: phone });

  test('a search filters the archive', async ({ visitor }) => {
    await visitor.open('/archive');
    await visitor.enterText({ css: 'main input[type="search"]' }, articles[0]!.title);
    await expect.poll(() => visitor.count(card)).toBe(1);
  });
});

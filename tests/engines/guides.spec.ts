import { checklistWords } from '#app/guides/words.ts';
import { expect, phone, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const longRead = '/guides/seo/beginners-guide';
const checklist = '/guides/seo/technical-checklist';
const checked = (visitor: Visitor) => visitor.count('main input:checked');
const box = (index: number) => `main li:nth-of-type(${index}) input[type="checkbox"]`;
const ids = (visitor: Visitor, selector: string) =>
  visitor.evaluate<string[], string>(
    (css) => [...document.querySelectorAll(css)].map(({ id }) => id),
    selector,
  );
const scrollTo = (visitor: Visitor, id: string) =>
  visitor.evaluate<void, string>((target) => {
    const { top } = document.querySelector(`#${target}`)!.getBoundingClientRect();
    window.scrollTo({ top: top + scrollY - 150, behavior: 'instant' });
  }, id);

test('the contents mark the chapter being read', async ({ visitor }) => {
  await visitor.open(longRead);
  const chapters = await ids(visitor, 'article > section[id]');
  for (const id of [chapters[2]!, chapters[4]!, chapters[1]!]) {
    await scrollTo(visitor, id);
    await expect
      .poll(() => visitor.attribute('nav[aria-label="Chapters"] [aria-current]', 'href'))
      .toBe(`#${id}`);
  }
});

test('a chapter link changes the address, and Back returns', async ({ visitor }) => {
  await visitor.open(longRead);
  const chapters = await ids(visitor, 'article > section[id]');
  await visitor.click(`nav[aria-label="Chapters"] a[href="#${chapters[3]}"]`);
  await expect.poll(() => visitor.address()).toBe(`${longRead}#${chapters[3]}`);
  await expect.poll(async () => (await visitor.see(`#${chapters[3]}`))?.isInViewport).toBe(true);
  await visitor.back();
  await expect.poll(() => visitor.address()).toBe(longRead);
});

test('the contents of the automotive guide scroll to a section and focus it', async ({
  visitor,
}) => {
  await visitor.open('/industries/automotive');
  await visitor.click('nav[aria-label="Table of contents"] a[href="#keywords"]');
  await expect.poll(async () => (await visitor.see('#keywords'))?.isFocused).toBe(true);
  await expect.poll(async () => (await visitor.see('#keywords'))?.top).toBeLessThan(250);
});

test('letters of the glossary scroll to their terms', async ({ visitor }) => {
  await visitor.open('/guides/seo/glossary');
  await visitor.click('nav[aria-label="Letters"] a[href="#letter-s"]');
  await expect.poll(async () => (await visitor.see('#letter-s'))?.isInViewport).toBe(true);
});

test('a term in the fragment is shown', async ({ visitor }) => {
  await visitor.open('/guides/seo/glossary#search-intent');
  await expect.poll(async () => (await visitor.see('#search-intent'))?.top).toBeLessThan(400);
  expect((await visitor.see('#search-intent'))!.top).toBeGreaterThan(60);
});

test('checks are counted and survive a reload', async ({ visitor }) => {
  await visitor.open(checklist);
  await visitor.click(box(1));
  await visitor.click(box(2));
  const count = await checked(visitor);
  expect(count).toBe(2);
  await visitor.reload();
  await visitor.hydrated();
  await expect.poll(() => checked(visitor)).toBe(count);
});

test('Space checks a point by keyboard', async ({ visitor }) => {
  await visitor.open(checklist);
  await visitor.focus(box(1));
  await visitor.press('Space');
  await expect.poll(() => checked(visitor)).toBe(1);
});

test('a point opens by keyboard', async ({ visitor }) => {
  await visitor.open(checklist);
  await visitor.focus('#sitemap-loads summary');
  await visitor.press('Enter');
  await expect.poll(async () => (await visitor.see('#sitemap-loads dd'))?.isVisible).toBe(true);
});

test('a pasted page is checked in a worker, and its findings are marked on the list', async ({
  visitor,
}) => {
  const words = checklistWords.pageCheck;
  await visitor.open(checklist);
  await visitor.click({ css: 'main button', text: words.open });
  await visitor.enterText({ label: words.source }, '<title>Home</title><p>Hi');
  await visitor.click({ css: 'main button', text: words.checkSource });
  const verdict = '#own-title [data-verdict="fail"]';
  await expect.poll(async () => (await visitor.see(verdict))?.isVisible).toBe(true);
});

test('checks of the packing list survive a reload', async ({ visitor }) => {
  await visitor.open('/guides/local-seo/google-business');
  await visitor.click('main li input[type="checkbox"]');
  await visitor.reload();
  await visitor.hydrated();
  await expect.poll(() => checked(visitor)).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ size: phone });

  test('the chapters open and close by keyboard', async ({ visitor }) => {
    await visitor.open(longRead);
    const summary = 'nav[aria-label="Chapters"] summary';
    await visitor.focus(summary);
    await visitor.press('Enter');
    await expect
      .poll(async () => (await visitor.see('nav[aria-label="Chapters"] a'))?.isVisible)
      .toBe(true);
    await visitor.press('Escape');
    await expect
      .poll(async () => (await visitor.see('nav[aria-label="Chapters"] a'))?.isVisible)
      .toBe(false);
  });
});

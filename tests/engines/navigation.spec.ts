import { skipLink } from '#app/content/interface.ts';
import { expect, phone, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const explore = (to: string) => `nav[aria-labelledby="explore"] a[href="${to}"]`;
/** Follows a link with the keyboard, and waits until the new page has taken the focus. */
const follow = async (visitor: Visitor, to: string) => {
  await visitor.focus(explore(to));
  await visitor.press('Enter');
  await expect.poll(() => visitor.address()).toBe(to);
  await expect.poll(async () => (await visitor.see('h1'))?.isFocused).toBe(true);
};
const scrolled = (visitor: Visitor) => visitor.evaluate(() => scrollY);

test('a link renders its page without loading a document', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.evaluate(() => {
    document.documentElement.dataset.before = '';
  });
  await follow(visitor, '/archive');
  expect(await visitor.evaluate(() => 'before' in document.documentElement.dataset)).toBe(true);
  expect(await scrolled(visitor)).toBe(0);
});

test('a click on a link of the Explore section navigates', async ({ visitor }) => {
  await visitor.open('/services');
  await visitor.click(explore('/pricing'));
  await expect.poll(() => visitor.address()).toBe('/pricing');
  await expect.poll(async () => (await visitor.see('h1'))?.isVisible).toBe(true);
});

test('a link to another price list receives the click', async ({ visitor }) => {
  await visitor.open('/pricing');
  await visitor.click('main nav a[href="/services/seo/pricing#pricing"]');
  await expect.poll(() => visitor.address()).toBe('/services/seo/pricing#pricing');
});

test('Back restores the scroll position', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.evaluate(() =>
    document.querySelector('#faq')!.scrollIntoView({ behavior: 'instant' }),
  );
  const before = (await visitor.see('#faq'))!.top;
  await follow(visitor, '/archive');
  await visitor.back();
  await expect.poll(() => visitor.address()).toBe('/');
  // Focusing the link scrolled the section into view.
  await expect.poll(() => scrolled(visitor)).toBeGreaterThan(500);
  expect(before).toBeLessThan(900);
});

test('Back and Forward show their pages', async ({ visitor }) => {
  await visitor.open('/');
  await follow(visitor, '/pricing');
  await follow(visitor, '/industries');
  await visitor.back();
  await expect.poll(() => visitor.address()).toBe('/pricing');
  await visitor.forward();
  await expect.poll(() => visitor.address()).toBe('/industries');
  await expect.poll(() => visitor.count('main article')).toBeGreaterThan(1);
});

for (const [path, id] of [
  ['/', 'ecommerce-cases'],
  ['/', 'saas-cases'],
  ['/', 'local-cases'],
  ['/', 'pricing'],
  ['/', 'faq'],
  ['/services', 'local-seo'],
  ['/services', 'website-design'],
  ['/services', 'ppc'],
] as const) {
  test(`${path}#${id} scrolls to its target below the header`, async ({ visitor }) => {
    await visitor.open(`${path}#${id}`);
    await expect.poll(async () => (await visitor.see(`#${id}`))?.top).toBeLessThan(200);
    expect((await visitor.see(`#${id}`))!.top).toBeGreaterThanOrEqual(-1);
  });
}

// The browser scrolls to a fragment before the fonts arrive. Text of another width would move the target.
for (const font of ['Gabarito', 'Figtree']) {
  test(`the local font that stands in for ${font} has its width`, async ({ visitor }) => {
    await visitor.open('/');
    await expect
      .poll(() =>
        visitor.evaluate(
          () => document.fonts.check('700 1em Gabarito') && document.fonts.check('700 1em Figtree'),
        ),
      )
      .toBe(true);
    const [wanted, local] = await visitor.evaluate((family) => {
      const text = document.querySelector('h1')!.cloneNode(true) as HTMLElement;
      return [family, `${family} Arial`].map((name) => {
        text.style.cssText = `position: absolute; white-space: nowrap; font: 700 40px "${name}"`;
        document.body.append(text);
        return text.getBoundingClientRect().width;
      });
    }, font);
    expect(Math.abs(local! / wanted! - 1)).toBeLessThan(0.08);
  });
}

test('a link of a menu to a fragment of another page scrolls to it', async ({ visitor }) => {
  await visitor.open('/archive');
  await visitor.click({ css: 'nav[aria-label="Main"] button', text: 'Services' });
  await visitor.click('nav[aria-label="Main"] [popover]:popover-open a[href="/services#ppc"]');
  await expect.poll(() => visitor.address()).toBe('/services#ppc');
  await expect.poll(async () => (await visitor.see('#ppc'))?.top).toBeLessThan(200);
});

test('the skip link moves focus to main', async ({ visitor }) => {
  await visitor.open('/services');
  await visitor.press('Tab');
  await expect
    .poll(async () => (await visitor.see({ css: 'a', text: skipLink }))?.isFocused)
    .toBe(true);
  await visitor.press('Enter');
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

test('an unknown address shows the not-found page, whose link leads home', async ({ visitor }) => {
  await visitor.open('/no-such-page');
  expect((await visitor.see('h1'))?.text).toMatch(/not found/i);
  await visitor.click('main a[href="/"]');
  await expect.poll(() => visitor.address()).toBe('/');
});

test.describe('on a phone', () => {
  test.use({ size: phone });

  for (const path of ['/', '/services/seo', '/pricing', '/guides/seo/beginners-guide']) {
    test(`${path} is no wider than the window`, async ({ visitor }) => {
      await visitor.open(path);
      const overflow = () =>
        visitor.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
  }
});

import { home } from '#app/content/home.ts';
import { headerWords, notPublished, toasterWords } from '#app/content/interface.ts';
import { pricing } from '#app/content/pricing.ts';
import { seo } from '#app/content/seo.ts';
import { expect, phone, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const services = seo.services.services;
const panel = (id: string) => `#service-${id}`;
const openPanels = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll('[role="tabpanel"]')]
      .filter((one) => one.checkVisibility())
      .map(({ id }) => id.replace('service-', '')),
  );

test.describe('tabs', () => {
  test('arrow keys, Home and End move between them', async ({ visitor }) => {
    await visitor.open('/services/seo');
    await visitor.focus('[role="tab"][tabindex="0"]');
    for (const [key, id] of [
      ['ArrowDown', services[1]!.id],
      ['End', services.at(-1)!.id],
      ['ArrowDown', services[0]!.id],
      ['ArrowUp', services.at(-1)!.id],
      ['Home', services[0]!.id],
    ] as const) {
      await visitor.press(key);
      await expect.poll(() => openPanels(visitor), key).toEqual([id]);
    }
  });

  test('a click opens a panel without changing the address', async ({ visitor }) => {
    await visitor.open('/services/seo');
    await visitor.click(`[role="tab"][aria-controls="service-${services[2]!.id}"]`);
    await expect.poll(() => openPanels(visitor)).toEqual([services[2]!.id]);
    expect(await visitor.address()).toBe('/services/seo');
  });

  test('a fragment opens its panel, on load and on reload', async ({ visitor }) => {
    const { id } = services[4]!;
    await visitor.open(`/services/seo${panel(id)}`);
    await expect.poll(() => openPanels(visitor)).toEqual([id]);
    await expect.poll(async () => (await visitor.see(panel(id)))?.isInViewport).toBe(true);
    await visitor.reload();
    await expect.poll(() => openPanels(visitor)).toEqual([id]);
  });

  test('a summary card opens its panel, Back opens the one before', async ({ visitor }) => {
    await visitor.open('/services/seo');
    await visitor.click('#benefits a[href$="#service-content"]');
    await expect.poll(() => openPanels(visitor)).toEqual(['content']);
    await visitor.click('#benefits a[href$="#service-offpage"]');
    await expect.poll(() => openPanels(visitor)).toEqual(['offpage']);
    await visitor.back();
    await expect.poll(() => openPanels(visitor)).toEqual(['content']);
  });
});

test.describe('carousel', () => {
  test.use({ size: { width: 600, height: 900 } });
  const status = '[aria-roledescription="carousel"] output';
  const count = seo.stories.stories.length;
  const next = { label: 'Next client story' };

  test('its button shows one slide after another and stops at the last', async ({ visitor }) => {
    await visitor.open('/services/seo');
    for (let position = 2; position <= count; position += 1) {
      await visitor.click(next);
      await expect
        .poll(async () => (await visitor.see(status))?.text)
        .toBe(`${position} of ${count}`);
    }
    await expect.poll(() => visitor.attribute(next, 'aria-disabled')).toBe('true');
  });

  test('Enter on its button keeps the focus there', async ({ visitor }) => {
    await visitor.open('/services/seo');
    await visitor.focus(next);
    await visitor.press('Enter');
    await expect.poll(async () => (await visitor.see(status))?.text).toBe(`2 of ${count}`);
    expect((await visitor.see(next))?.isFocused).toBe(true);
  });
});

test.describe('questions', () => {
  const [first, second] = home.faq.columns[0];
  const openOnes = (visitor: Visitor) => visitor.count('#faq details[open]');

  test('one is open at a time, and each can be closed', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.click({ css: '#faq summary', text: first!.question });
    await expect.poll(() => openOnes(visitor)).toBe(1);
    await visitor.click({ css: '#faq summary', text: second!.question });
    await expect
      .poll(
        async () =>
          (await visitor.see({ css: '#faq details[open]', text: second!.question }))?.isVisible,
      )
      .toBe(true);
    expect(await openOnes(visitor)).toBe(1);
    await visitor.click({ css: '#faq summary', text: second!.question });
    await expect.poll(() => openOnes(visitor)).toBe(0);
  });

  test('Enter and Space open and close them', async ({ visitor }) => {
    await visitor.open('/pricing');
    await visitor.focus('#faq summary');
    await visitor.press('Enter');
    await expect.poll(() => openOnes(visitor)).toBe(1);
    await visitor.press('Space');
    await expect.poll(() => openOnes(visitor)).toBe(0);
  });
});

test('a question has an address, which opens it and is written when it opens', async ({
  visitor,
}) => {
  const [first, second] = pricing.faq.columns[1];
  const answerOf = (question: string) => ({ css: '#faq details[open]', text: question });
  await visitor.open('/pricing');
  await visitor.click({ css: '#faq summary', text: first.question });
  await expect.poll(() => visitor.address()).toMatch(/^\/pricing#[a-z\d-]+$/);
  const address = await visitor.address();

  await visitor.open('/services');
  await visitor.open(address);
  await expect
    .poll(async () => (await visitor.see(answerOf(first.question)))?.isInViewport)
    .toBe(true);
  await visitor.click({ css: '#faq summary', text: second.question });
  await expect.poll(() => visitor.address()).not.toBe(address);
});

test.describe('plan comparison on a phone', () => {
  test.use({ size: phone });

  test('shows one plan at a time', async ({ visitor }) => {
    await visitor.open('/pricing');
    for (const { name } of pricing.plans.plans) {
      await visitor.click({ css: 'fieldset label', text: name });
      await expect.poll(() => visitor.countVisible('table thead th')).toBe(2);
      await expect
        .poll(async () => (await visitor.see({ css: 'table thead th', text: name }))?.isVisible)
        .toBe(true);
    }
  });
});

test.describe('tables', () => {
  for (const path of ['/services/seo', '/pricing', '/case-studies/ecommerce-seo-transformation']) {
    test(`no text of ${path} is taller than its cell`, async ({ visitor }) => {
      await visitor.open(path);
      const { shown, overflowing } = await visitor.evaluate(() => {
        const boxes = [...document.querySelectorAll('main td, main td > *')].filter(
          (box) => box.clientHeight > 0,
        );
        return {
          shown: boxes.length,
          overflowing: boxes
            .filter((box) => box.scrollHeight > box.clientHeight + 1)
            .map((box) => box.textContent),
        };
      });
      expect(shown).toBeGreaterThan(0);
      expect(overflowing).toEqual([]);
    });
  }
});

test.describe('notifications', () => {
  const careers = { css: 'footer a[data-placeholder]' };

  test('a placeholder link shows one and does not navigate', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.firstInteraction();
    const label = (await visitor.attribute(careers, 'data-placeholder'))!;
    await visitor.click(careers);
    await expect
      .poll(
        async () =>
          (
            await visitor.see({
              css: '[role="alert"], [role="status"]',
              text: notPublished(label).title,
            })
          )?.isVisible,
      )
      .toBe(true);
    expect(await visitor.address()).toBe('/');
  });

  test('its button closes it', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.firstInteraction();
    await visitor.click(careers);
    await visitor.click({ label: toasterWords.close });
    await expect.poll(() => visitor.count({ label: toasterWords.close })).toBe(0);
  });
});

test.describe('theme', () => {
  const ground = (visitor: Visitor) =>
    visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test('the button switches it, and a reload keeps it', async ({ visitor }) => {
    await visitor.open('/');
    const before = await ground(visitor);
    await visitor.click({ label: headerWords.theme });
    await expect.poll(() => ground(visitor)).not.toBe(before);
    const after = await ground(visitor);
    await visitor.reload();
    expect(await ground(visitor)).toBe(after);
  });

  test('Back to a document shows the theme that was chosen on a later one', async ({ visitor }) => {
    await visitor.open('/');
    const before = await ground(visitor);
    await visitor.open('/services');
    await visitor.click({ label: headerWords.theme });
    await expect.poll(() => ground(visitor)).not.toBe(before);
    const chosen = await ground(visitor);
    await visitor.back();
    await visitor.until(async () => (await visitor.address()) === '/');
    await expect.poll(() => ground(visitor)).toBe(chosen);
  });
});

import { expect, test, type Page } from '@playwright/test';
import { gmb, ppc } from '#app/content/abbreviations.ts';
import { home } from '#app/content/home.ts';
import { briefWords } from '#app/content/brief-words.ts';
import { expectNoSidewaysScroll, firstInteraction, freezeClock, loadHill, open } from './site.ts';

test('a key figure opens the heading of its card', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('#kpi li');
  await expect(cards).toHaveCount(home.kpi.stats.length);
  for (const [index, { value, measure }] of home.kpi.stats.entries()) {
    const first = cards.nth(index).locator('> :first-child');
    await expect(first).toHaveRole('heading');
    await expect(first).toHaveText(`${value} ${measure}`);
  }
});

test('the stories lead to the study, the guide of a trade, and the list', async ({ page }) => {
  await open(page, '/');
  for (const to of [
    '/case-studies/ecommerce-seo-transformation',
    '/industries/automotive',
    '/case-studies',
  ]) {
    await page.locator(`#case-studies a[href="${to}"]`).click();
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL('/');
  }
});

test.describe('audit form', () => {
  test('logs the typed text, sends nothing, and opens the brief with it', async ({ page }) => {
    await open(page, '/');
    await firstInteraction(page);
    await loadHill(page);
    const logged: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('request', (request) => requests.push(request.url()));
    await page.getByLabel(home.hero.form.label).first().fill('delgado.example');
    await page.getByRole('button', { name: home.hero.form.submit.label }).first().click();
    await expect(page.getByRole('dialog').getByLabel(briefWords.fields.url)).toHaveValue(
      'delgado.example',
    );
    expect(logged).toContain('delgado.example');
    expect(requests).toEqual([]);
    await expect(page).toHaveURL('/');
  });

  test('an emptied field and Clear empty the address of the brief', async ({ page }) => {
    await open(page, '/');
    await firstInteraction(page);
    const typed = page.getByLabel(home.hero.form.label).first();
    const submit = page.getByRole('button', { name: home.hero.form.submit.label }).first();
    const dialog = page.getByRole('dialog');
    const address = dialog.getByLabel(briefWords.fields.url);
    for (const empty of ['', '  ']) {
      await typed.fill('first.example');
      await submit.click();
      await expect(address).toHaveValue('first.example');
      await page.keyboard.press('Escape');
      await typed.fill(empty);
      await submit.click();
      await expect(address).toHaveValue('');
      await page.keyboard.press('Escape');
    }
    await typed.fill('second.example');
    await submit.click();
    await dialog.getByRole('button', { name: briefWords.actions.restart }).click();
    await expect(address).toHaveValue('');
    await expect(dialog.getByLabel(briefWords.fields.message)).not.toHaveValue(/second/);
  });

  for (const [name, text] of [
    ['markup', '<img src=x onerror=alert(1)>'],
    ['right-to-left and emoji', 'مثال 🏔️ \u202E'],
    ['a lone surrogate', 'a\uD800b'],
    ['100 kB', 'x'.repeat(100_000)],
  ] as const) {
    test(`${name} is kept as text`, async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await open(page, '/');
      const field = page.getByLabel(home.hero.form.label).first();
      await field.evaluate((input: HTMLInputElement, value) => {
        input.value = value;
      }, text);
      await page.getByRole('button', { name: home.hero.form.submit.label }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('questions', () => {
  const items = (page: Page) => page.locator('#faq details');

  test('one is open at a time, and each can be closed', async ({ page }) => {
    await open(page, '/');
    await expect(items(page)).toHaveCount(home.faq.columns.flat().length);
    const [first, second] = home.faq.columns[0];
    await page.getByText(first!.question).click();
    await expect(page.getByText(first!.answer)).toBeVisible();
    await page.getByText(second!.question).click();
    await expect(page.getByText(first!.answer)).toBeHidden();
    await expect(page.getByText(second!.answer)).toBeVisible();
    await page.getByText(home.faq.columns[1][9].question).click();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await page.getByText(home.faq.columns[1][9].question).click();
    await expect(page.locator('#faq details[open]')).toHaveCount(0);
  });

  test('the clicked question does not move when one above it closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await open(page, '/');
    const [first, second] = home.faq.columns[0];
    await page.getByText(first!.question).click();
    const question = page.getByText(second!.question);
    await question.scrollIntoViewIfNeeded();
    const before = (await question.boundingBox())!.y;
    await question.click();
    await page.waitForTimeout(200);
    expect(Math.abs((await question.boundingBox())!.y - before)).toBeLessThan(3);
  });

  test('Enter and Space open and close them', async ({ page }) => {
    await open(page, '/');
    await items(page).first().locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(items(page).first()).toHaveAttribute('open', '');
    await page.keyboard.press('Space');
    await expect(items(page).first()).not.toHaveAttribute('open');
  });
});

test.describe('guide topics', () => {
  const topic = (page: Page, index: number) => page.locator('#guides li:has(> button)').nth(index);

  test('hover opens after 200 ms, leaving closes after 200 ms', async ({ page }) => {
    await open(page, '/');
    await page.locator('#guides').scrollIntoViewIfNeeded();
    await freezeClock(page);
    const button = topic(page, 0).getByRole('button');
    await button.hover();
    await page.clock.runFor(190);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(20);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // The pointer may travel into the popup.
    await topic(page, 0).getByRole('link').first().hover();
    await page.clock.runFor(500);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(5, 5);
    await page.clock.runFor(210);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('focus opens, Tab reaches the links, Escape closes and stays closed', async ({ page }) => {
    await open(page, '/');
    const button = topic(page, 1).getByRole('button');
    await topic(page, 0).getByRole('button').focus();
    await page.keyboard.press('Tab');
    await page.locator('body').press('Shift+Tab');
    await button.focus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(topic(page, 1).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await page.waitForTimeout(400);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('each topic lists its guides', async ({ page }) => {
    await open(page, '/');
    for (const [index, { subPages, all, name }] of home.guides.topics.entries()) {
      await topic(page, index).getByRole('button').click();
      const links = topic(page, index).getByRole('link');
      for (const [at, { path }] of subPages.entries()) {
        await expect(links.nth(at)).toHaveAttribute('href', path);
      }
      await expect(links.last()).toHaveText(`View All ${name} Resources`);
      await expect(links.last()).toHaveAttribute('href', all);
      await page.keyboard.press('Escape');
    }
  });

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('a tap opens, a tap on a link follows it', async ({ page }) => {
      await open(page, '/');
      await topic(page, 3).getByRole('button').tap();
      await topic(page, 3).getByRole('link').first().tap();
      await expect(page).toHaveURL(home.guides.topics[3].subPages[0].path);
    });
  });
});

test('sections below the fold fade in once', async ({ page }) => {
  await open(page, '/');
  await page.mouse.wheel(0, 100);
  const inner = page.locator('#pricing [data-reveal] > .wrap');
  await expect(inner).toHaveCSS('opacity', '0');
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await expect(page.locator('#pricing [data-reveal]')).toHaveCount(0);
  await expect(page.locator('#pricing .wrap')).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(300);
  await expect(page.locator('#pricing [data-reveal]')).toHaveCount(0);
});

test('no section is hidden before the first scroll, nor after a jump to the end', async ({
  page,
}) => {
  await open(page, '/');
  await page.waitForTimeout(300);
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForTimeout(300);
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
});

test('a section taller than the screen fades in', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 120 });
  await open(page, '/');
  await page
    .locator('#expertise')
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.mouse.wheel(0, 300);
  await expect(page.locator('#expertise .wrap')).toHaveCSS('opacity', '1');
});

test.describe('abbreviations', () => {
  for (const width of [1280, 390, 320]) {
    test(`show their definition on the screen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/');
      const terms = page.locator('main a[aria-description]');
      await page.locator('#faq details').evaluateAll((answers) => {
        for (const answer of answers as HTMLDetailsElement[]) answer.name = '';
        for (const answer of answers as HTMLDetailsElement[]) answer.open = true;
      });
      for (const { abbr, meaning, to } of [gmb, ppc]) {
        const term = terms.filter({ hasText: abbr }).first();
        await expect(term).toHaveAttribute('href', to);
        await expect(term).toHaveAccessibleDescription(meaning);
        const tip = page.getByRole('tooltip', { name: meaning });
        await expect(async () => {
          await term.hover();
          await expect(tip).toBeInViewport({ ratio: 1, timeout: 2000 });
        }).toPass();
      }
      await expectNoSidewaysScroll(page);
    });
  }
});

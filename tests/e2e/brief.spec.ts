import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { briefSubject } from '#app/content/brief.ts';
import { home } from '#app/content/home.ts';
import { site } from '#app/content/site.ts';
import { briefWords } from '#app/content/brief-words.ts';
import { copyWords, toasterWords } from '#app/content/interface.ts';
import { contact } from '#app/content/navigation.ts';
import { pricing } from '#app/content/pricing.ts';
import {
  archiveLink,
  expectNoSidewaysScroll,
  faultsOf,
  firstInteraction,
  notification,
  open,
  planCall,
} from './site.ts';

const brief = (page: Page) => page.getByRole('dialog', { name: briefWords.title });

const field = (page: Page, name: keyof typeof briefWords.fields) =>
  brief(page).getByLabel(briefWords.fields[name]);

const openFromHeader = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a[role="button"]', { hasText: contact.label })
    .first()
    .evaluate((call: HTMLElement) => call.click());

async function openFromPlan(page: Page) {
  await open(page, '/');
  await firstInteraction(page);
  await page.getByRole('button', { name: planCall }).click();
  await expect(brief(page)).toBeVisible();
}

for (const path of ['/', '/services', '/archive']) {
  test(`opening it makes no request of any kind, as the first act on ${path}`, async ({ page }) => {
    const requests: string[] = [];
    let lastRequest = Date.now();
    page.on('request', (request) => {
      requests.push(request.url());
      lastRequest = Date.now();
    });
    await open(page, path);
    // What the page loads when it is idle comes first, the dialogs among it.
    await expect.poll(() => requests.some((url) => url.includes('/dialogs-'))).toBe(true);
    await expect.poll(() => Date.now() - lastRequest).toBeGreaterThan(1500);
    requests.length = 0;
    await page.getByRole('banner').getByRole('button', { name: contact.label }).first().click();
    await expect(brief(page)).toBeVisible();
    await brief(page).getByLabel(briefWords.fields.name).fill('Ana Ruiz');
    await page.waitForTimeout(1500);
    expect(requests).toEqual([]);
  });
}

test('copying confirms and copies the whole message', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFromPlan(page);
  await field(page, 'name').fill('Ana Ruiz');
  await field(page, 'url').fill('ruiz.example');
  await field(page, 'message').fill('My own words');
  await brief(page).getByRole('button', { name: briefWords.actions.copy }).click();
  await expect(notification(page, briefWords.toasts.copied.title)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { plan } = home.pricing.plans[1].action.brief;
  for (const part of [site.email, 'My own words', 'Ana Ruiz', 'ruiz.example', plan]) {
    expect(copied).toContain(part);
  }
  const link = brief(page).getByRole('link', { name: briefWords.actions.mail });
  const mail = new URL((await link.getAttribute('href'))!);
  for (const part of ['My own words', 'Ana Ruiz', 'ruiz.example', plan]) {
    expect(mail.searchParams.get('body')).toContain(part);
  }
});

test('a double click opens it, and only a press on the backdrop closes it', async ({ page }) => {
  await open(page, '/pricing');
  await firstInteraction(page);
  await page.getByRole('banner').getByRole('button', { name: contact.label }).first().dblclick();
  await expect(brief(page)).toBeVisible();
  const message = (await field(page, 'message').boundingBox())!;
  const outside = { x: 20, y: message.y + 20 };
  // Selecting text, with the mouse released on the backdrop.
  await page.mouse.move(message.x + message.width / 2, outside.y);
  await page.mouse.down();
  await page.mouse.move(outside.x, outside.y, { steps: 5 });
  await page.mouse.up();
  await expect(brief(page)).toBeVisible();
  await page.mouse.click(outside.x, outside.y);
  await expect(brief(page)).toBeHidden();
});

test('a chosen plan is enough to copy the message', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFromPlan(page);
  await brief(page).getByRole('button', { name: briefWords.actions.copy }).click();
  await expect(notification(page, briefWords.toasts.copied.title)).toBeVisible();
});

test('an untouched message is copied as it is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: contact.label }).first().click();
  await brief(page).getByRole('button', { name: briefWords.actions.copy }).click();
  await expect(notification(page, briefWords.toasts.copied.title)).toBeVisible();
  const shown = await field(page, 'message').inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(shown.trim());
});

test('another plan replaces the first in the message and keeps the words of the visitor', async ({
  page,
}) => {
  await open(page, '/pricing');
  await firstInteraction(page);
  const calls = page.locator('main a[role="button"]');
  const [first, second] = pricing.plans.plans.map(({ action }) => action);
  const message = () => field(page, 'message').inputValue();
  await calls.filter({ hasText: first!.label }).first().click();
  await field(page, 'message').press('Control+End');
  await field(page, 'message').pressSequentially('We sell bikes.');
  expect(await message()).toContain(first!.brief.plan);
  await page.keyboard.press('Escape');
  await calls.filter({ hasText: second!.label }).first().click();
  await expect.poll(message).toContain(second!.brief.plan);
  expect(await message()).toContain('We sell bikes.');
  expect(await message()).not.toContain(first!.brief.plan);
});

test('saving downloads a text file', async ({ page }) => {
  await openFromPlan(page);
  await field(page, 'name').fill('Ana Ruiz');
  const download = page.waitForEvent('download');
  await brief(page).getByRole('button', { name: briefWords.actions.save }).click();
  expect((await download).suggestedFilename()).toBe(briefWords.fileName);
  await expect(notification(page, briefWords.toasts.saved.title)).toBeVisible();
});

test('a text too long for a mail link is selected, not truncated, and a notification says so', async ({
  page,
}) => {
  await openFromPlan(page);
  await brief(page).getByLabel(briefWords.fields.message).fill('x'.repeat(100_000));
  await brief(page).getByRole('link', { name: briefWords.actions.mail }).click();
  await expect(notification(page, briefWords.toasts.tooLong)).toBeVisible();
  await expect(field(page, 'whole')).toBeFocused();
});

test('it remembers what was typed across openings, pages and reloads, in this tab only', async ({
  page,
  context,
}) => {
  await openFromPlan(page);
  const typed = { name: 'Ana Ruiz', url: 'ruiz.example', email: 'ana@ruiz.example' } as const;
  const names = ['name', 'url', 'email'] as const;
  for (const name of names) await field(page, name).fill(typed[name]);
  await field(page, 'message').fill('My own words');
  await page.keyboard.press('Escape');

  await openFromHeader(page);
  for (const name of names) await expect(field(page, name)).toHaveValue(typed[name]);
  await page.keyboard.press('Escape');

  await open(page, '/services');
  await firstInteraction(page);
  await openFromHeader(page);
  await expect(field(page, 'message')).toHaveValue('My own words');
  await expect(field(page, 'plan')).toHaveValue(home.pricing.plans[1].action.brief.plan);

  const other = await context.newPage();
  await open(other, '/services');
  await firstInteraction(other);
  await openFromHeader(other);
  await expect(field(other, 'name')).toHaveValue('');

  await brief(page).getByRole('button', { name: briefWords.actions.restart }).click();
  for (const name of names) await expect(field(page, name)).toHaveValue('');
  await page.reload();
  await firstInteraction(page);
  await openFromHeader(page);
  await expect(field(page, 'name')).toHaveValue('');
});

test('starting over keeps the focus in the form', async ({ page }) => {
  await openFromPlan(page);
  await field(page, 'name').fill('Ana Ruiz');
  const restart = brief(page).getByRole('button', { name: briefWords.actions.restart });
  await restart.press('Enter');
  await expect(restart).toHaveCount(0);
  await expect(field(page, 'message')).toBeFocused();
});

test('a link tapped offline does not lose what was typed', async ({ page, context }) => {
  await openFromPlan(page);
  await field(page, 'name').fill('Ana Ruiz');
  await field(page, 'message').fill('My own words');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await page.getByRole('link', { name: archiveLink }).press('Enter');
  await failed;
  await context.setOffline(false);
  await open(page, '/');
  await firstInteraction(page);
  await openFromHeader(page);
  await expect(field(page, 'name')).toHaveValue('Ana Ruiz');
  await expect(field(page, 'message')).toHaveValue('My own words');
});

test('beside the mail link it says what to do if nothing opens', async ({ page }) => {
  await openFromPlan(page);
  await expect(brief(page).getByText(briefWords.noMailApp)).toContainText(site.email);
});

for (const stored of ['{', 'null', '[1]', '{"asking":"plan","name":{"a":1},"message":7}']) {
  test(`opens when the tab stored ${stored}`, async ({ page }) => {
    const faults = faultsOf(page);
    await page.addInitScript((text) => sessionStorage.setItem('brief', text), stored);
    await openFromPlan(page);
    await expect(field(page, 'name')).toHaveValue('');
    expect(faults).toEqual([]);
  });
}

test('it opens at its top again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openFromPlan(page);
  await field(page, 'email').fill('ana@ruiz.example');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: planCall }).click();
  await expect(field(page, 'message')).toBeInViewport();
  await expect(field(page, 'email')).not.toBeInViewport();
});

for (const [width, height] of [
  [390, 664],
  [320, 568],
  [640, 450],
  [320, 256],
] as const) {
  test(`nothing covers the focused control at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openFromPlan(page);
    const visited = new Set<string>();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element?.closest('dialog') || element.matches('dialog')) return null;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        // The middle of what is on the screen, and the middle of the caret's line at the end of the element.
        const shownTop = Math.max(top, 0);
        const shownBottom = Math.min(bottom, innerHeight);
        const hit = (y: number) => {
          const found = document.elementFromPoint((left + right) / 2, y);
          return found !== null && (element.contains(found) || found.contains(element));
        };
        return {
          name: element.getAttribute('name') ?? element.textContent,
          isUncovered:
            shownBottom - shownTop >= Math.min(bottom - top, 40) &&
            hit((shownTop + shownBottom) / 2) &&
            hit(shownTop + 2) &&
            hit(shownBottom - 2),
        };
      });
      if (!seen) continue;
      visited.add(seen.name ?? '');
      expect(seen.isUncovered, `${seen.name} at step ${step}`).toBe(true);
    }
    expect([...visited]).toEqual(expect.arrayContaining(['message', 'name', 'url', 'email']));
  });
}

test.describe('on a phone that refuses the clipboard', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the notification fits, stays, and says how to copy with a finger', async ({ page }) => {
    await open(page, '/');
    await page.touchscreen.tap(5, 300);
    await expect(page.locator('dialog')).toBeAttached();
    await page.locator('main a[role="button"]').first().tap();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      });
    });
    await field(page, 'url').fill(`ruiz.example/?${'x'.repeat(200)}`);
    await brief(page).getByRole('button', { name: briefWords.actions.copy }).tap();
    const notice = notification(page, briefWords.toasts.refused);
    await expect(notice).toContainText(copyWords.selectedByTouch);
    const close = notice.getByRole('button', { name: toasterWords.close });
    await expect(close).toBeInViewport({ ratio: 1 });
    await page.waitForTimeout(7000);
    await expect(notice).toBeVisible();
    await expect(field(page, 'whole')).toHaveValue(/ruiz\.example/);
    await close.tap();
    await expect(notice).toBeHidden();
  });
});

for (const width of [1280, 390, 320]) {
  test(`has no accessibility violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openFromPlan(page);
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every call to action is a mail link', async ({ page }) => {
    await page.goto('/');
    for (const { action } of home.pricing.plans) {
      const link = page.getByRole('button', { name: action.label, exact: true });
      const mail = new URL((await link.getAttribute('href'))!);
      expect(mail.protocol + mail.pathname).toBe(`mailto:${site.email}`);
      expect(mail.searchParams.get('subject')).toBe(briefSubject(action.brief));
    }
  });
});

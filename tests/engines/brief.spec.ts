import { briefSubject } from '#app/content/brief.ts';
import { briefWords } from '#app/content/brief-words.ts';
import { home } from '#app/content/home.ts';
import { site } from '#app/content/site.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const dialog = 'dialog[open]';
const plan = home.pricing.plans[1];
const call = { css: '#pricing a[role="button"]', text: plan.action.label };
const message = { label: briefWords.fields.message };
const isOpen = (visitor: Visitor) => visitor.count(dialog).then((count) => count > 0);

async function openFromPlan(visitor: Visitor) {
  await visitor.open('/');
  await visitor.firstInteraction();
  await visitor.click(call);
  await expect.poll(() => isOpen(visitor)).toBe(true);
}

test('it is prefilled for the plan that opened it', async ({ visitor }) => {
  await openFromPlan(visitor);
  expect((await visitor.see({ label: briefWords.fields.plan }))?.value).toBe(
    plan.action.brief.plan,
  );
  expect((await visitor.see(message))?.value).toContain(plan.action.brief.plan);
});

test('Escape closes it and returns the focus', async ({ visitor }) => {
  await openFromPlan(visitor);
  await visitor.press('Escape');
  await expect.poll(() => isOpen(visitor)).toBe(false);
  await expect.poll(async () => (await visitor.see(call))?.isFocused).toBe(true);
});

test('its button closes it', async ({ visitor }) => {
  await openFromPlan(visitor);
  await visitor.click({ css: `${dialog} button`, label: briefWords.actions.close });
  await expect.poll(() => isOpen(visitor)).toBe(false);
});

test('a click on the backdrop closes it', async ({ visitor }) => {
  await openFromPlan(visitor);
  await visitor.clickAt(5, 450);
  await expect.poll(() => isOpen(visitor)).toBe(false);
});

test('Tab stays inside it', async ({ visitor }) => {
  await openFromPlan(visitor);
  const stops = new Set<string>();
  for (let step = 0; step < 14; step += 1) {
    await visitor.press('Tab');
    stops.add(
      await visitor.evaluate(() => {
        const focused = document.activeElement;
        if (focused === document.body) return 'the browser';
        return focused?.closest('dialog') ? focused.outerHTML : `outside: ${focused?.outerHTML}`;
      }),
    );
  }
  expect([...stops].filter((stop) => stop.startsWith('outside'))).toEqual([]);
  expect(stops.size).toBeGreaterThan(3);
});

test('edits are kept when it is closed and opened again', async ({ visitor }) => {
  await openFromPlan(visitor);
  await visitor.enterText(message, 'My own words');
  await visitor.press('Escape');
  await expect.poll(() => isOpen(visitor)).toBe(false);
  await visitor.click(call);
  await expect.poll(async () => (await visitor.see(message))?.value).toBe('My own words');
});

test('the mail link has the recipient, the subject and the message', async ({ visitor }) => {
  await openFromPlan(visitor);
  await visitor.enterText(message, '50% off & "quotes"');
  const link = { css: `${dialog} a[href^="mailto:"]`, text: briefWords.actions.mail };
  await expect
    .poll(async () => decodeURIComponent((await visitor.attribute(link, 'href'))!))
    .toContain('50% off & "quotes"');
  const mail = new URL((await visitor.attribute(link, 'href'))!);
  expect(mail.pathname).toBe(site.email);
  expect(mail.searchParams.get('subject')).toBe(briefSubject(plan.action.brief));
});

test('if the clipboard refuses, a notification says so and the whole message is selected', async ({
  visitor,
}) => {
  await openFromPlan(visitor);
  await visitor.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
  await visitor.enterText(message, 'My own words');
  await visitor.click({ css: `${dialog} button`, text: briefWords.actions.copy });
  await expect
    .poll(
      async () =>
        (await visitor.see({ css: '[role="alert"]', text: briefWords.toasts.refused }))?.isVisible,
    )
    .toBe(true);
  const whole = { label: briefWords.fields.whole };
  await expect.poll(async () => (await visitor.see(whole))?.isFocused).toBe(true);
  expect((await visitor.see(whole))?.value).toContain('My own words');
});

test('the audit form opens it with the typed address', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.enterText({ label: home.hero.form.label }, 'delgado.example');
  await visitor.press('Enter');
  await expect
    .poll(
      async () =>
        (await visitor.see({ css: `${dialog} input`, label: briefWords.fields.url }))?.value,
    )
    .toBe('delgado.example');
  expect(await visitor.address()).toBe('/');
});

test('Back closes it', async ({ visitor }) => {
  await visitor.open('/services');
  await visitor.firstInteraction();
  await visitor.focus('nav[aria-labelledby="explore"] a[href="/pricing"]');
  await visitor.press('Enter');
  await expect.poll(() => visitor.address()).toBe('/pricing');
  // The address changes before the page.
  await expect.poll(async () => (await visitor.see('h1'))?.isFocused).toBe(true);
  await visitor.click('main a[role="button"]');
  await expect.poll(() => isOpen(visitor)).toBe(true);
  await visitor.back();
  await expect.poll(() => visitor.address()).toBe('/services');
  await expect.poll(() => isOpen(visitor)).toBe(false);
});

import { headerWords } from '#app/content/interface.ts';
import { menus, type MenuLink } from '#app/content/navigation.ts';
import { resolveAnchor } from '#app/lib/anchors.ts';
import { expect, phone, test } from './test.ts';

const inBar = 'nav[aria-label="Main"]';
const button = (text: string) => ({ css: `${inBar} button`, text });
const [first, second] = [menus[0]!, menus[1]!];
const lastMenu = menus.at(-1)!;
const href = ({ to }: MenuLink, path: string) =>
  typeof to === 'string' ? to : resolveAnchor(to, path);
const linkOf = (menu: (typeof menus)[number]) => menu.columns[0]!.links[0]!;

for (const menu of menus) {
  test(`a click opens the menu ${menu.label} and shows its links`, async ({ visitor }) => {
    await visitor.open('/archive');
    await visitor.click(button(menu.label));
    await expect.poll(() => visitor.openPopovers()).toBe(1);
    for (const entry of menu.columns.flatMap(({ links }) => [...links])) {
      const css = `${inBar} [popover]:popover-open a[href="${href(entry, '/archive')}"]`;
      const link = { css, text: entry.label };
      expect((await visitor.see(link))?.isVisible, entry.label).toBe(true);
    }
  });
}

test('resting on a menu button opens it, leaving closes it', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.hover(button(first.label));
  await expect.poll(() => visitor.openPopovers()).toBe(1);
  await visitor.movePointer(640, 880);
  await expect.poll(() => visitor.openPopovers()).toBe(0);
});

test('a menu opened by click stays open when the pointer leaves', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click(button(first.label));
  await expect.poll(() => visitor.openPopovers()).toBe(1);
  await visitor.movePointer(640, 880);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await visitor.openPopovers()).toBe(1);
});

test('a second menu closes the first', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click(button(first.label));
  await visitor.click(button(second.label));
  await expect
    .poll(async () => visitor.attribute(button(second.label), 'aria-expanded'))
    .toBe('true');
  expect(await visitor.openPopovers()).toBe(1);
});

test('Enter opens a menu, Tab enters it, Escape closes it and returns the focus', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.focus(button(lastMenu.label));
  await visitor.press('Enter');
  await expect.poll(() => visitor.openPopovers()).toBe(1);
  await visitor.press('Tab');
  const entry = linkOf(lastMenu);
  const link = { css: `${inBar} a[href="${href(entry, '/')}"]`, text: entry.label };
  await expect.poll(async () => (await visitor.see(link))?.isFocused).toBe(true);
  await visitor.press('Escape');
  await expect.poll(() => visitor.openPopovers()).toBe(0);
  await expect.poll(async () => (await visitor.see(button(lastMenu.label)))?.isFocused).toBe(true);
});

test('a link of a menu navigates and closes the menu', async ({ visitor }) => {
  await visitor.open('/archive');
  await visitor.click(button(lastMenu.label));
  const to = href(linkOf(lastMenu), '/archive');
  await visitor.click(`${inBar} [popover]:popover-open a[href="${to}"]`);
  await expect.poll(() => visitor.address()).toBe(to);
  await expect.poll(() => visitor.openPopovers()).toBe(0);
});

test.describe('mobile menu', () => {
  test.use({ size: phone });
  const toggle = { label: headerWords.menu };
  const sheet = 'nav[aria-label="Mobile"]';

  test('opens, expands a group, and its link navigates and closes it', async ({ visitor }) => {
    await visitor.open('/');
    expect((await visitor.see(sheet))?.isVisible).toBe(false);
    await visitor.click(toggle);
    await expect.poll(async () => (await visitor.see(sheet))?.isVisible).toBe(true);
    await visitor.click({ css: `${sheet} summary`, text: first.label });
    const to = href(linkOf(first), '/');
    await visitor.click(`${sheet} a[href="${to}"]`);
    await expect.poll(() => visitor.address()).toBe(to);
    await expect.poll(() => visitor.openPopovers()).toBe(0);
  });

  test('a link to the same page closes it', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.click(toggle);
    await visitor.click(`${sheet} a[href="#pricing"]`);
    await expect.poll(() => visitor.openPopovers()).toBe(0);
    await expect.poll(async () => (await visitor.see('#pricing'))?.isInViewport).toBe(true);
  });

  test('Escape closes it and returns the focus', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.focus(toggle);
    await visitor.press('Enter');
    await expect.poll(() => visitor.openPopovers()).toBe(1);
    await visitor.press('Escape');
    await expect.poll(() => visitor.openPopovers()).toBe(0);
    expect((await visitor.see(toggle))?.isFocused).toBe(true);
  });

  test('taps open it and follow a link', async ({ visitor, engine }) => {
    test.skip(engine === 'firefox', 'Firefox has no touch emulation');
    await visitor.open('/');
    await visitor.tap(toggle);
    await expect.poll(() => visitor.openPopovers()).toBe(1);
    await visitor.tap({ css: `${sheet} summary`, text: second.label });
    await visitor.tap(`${sheet} a[href="${href(linkOf(second), '/')}"]`);
    await expect.poll(() => visitor.openPopovers()).toBe(0);
  });
});

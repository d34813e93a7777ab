import { expect, test, type Page } from '@playwright/test';
import { briefWords } from '#app/content/brief-words.ts';
import { climb } from '#app/content/climb.ts';
import { home } from '#app/content/home.ts';
import { describeWeek, lastWeek, placesInWeek, startPlace } from '#app/lib/climb-week.ts';
import { hostileTexts } from './hostile-input.ts';
import {
  expectNoSidewaysScroll,
  faultsOf,
  firstInteraction,
  holdScripts,
  loadHill,
  open,
} from './site.ts';

const field = (page: Page) => page.getByLabel(home.hero.form.label).first();
const slider = (page: Page) => page.getByRole('slider', { name: climb.labels.week });
const trade = (page: Page) => page.getByLabel(climb.labels.trade);
/** The hill whose shops move; it is in the page once its pictures are loaded. */
const scene = (page: Page) => page.locator('[data-shown]');
const sign = (page: Page) => scene(page).locator('svg text');
/** The visitor's pin is the one that also says what is searched for. */
const pin = (page: Page) => scene(page).locator('div:has(> span)');

/** The number on the visitor's pin in a week. */
const placeIn = (week: number) => `${placesInWeek(week)[0]}`;
const [firstStage, secondStage] = climb.stated;

/** Loads the parts of the hill. */
async function play(page: Page, path = '/') {
  await open(page, path);
  await firstInteraction(page);
  await loadHill(page);
}

test('typing puts the name on the sign of the shop in its first place', async ({ page }) => {
  await play(page);
  await expect(scene(page)).toHaveCount(0);
  await field(page).pressSequentially('https://www.rosas-bakery.com/menu');
  await expect(sign(page)).toHaveText('ROSAS BAKERY');
  await expect(pin(page).locator('b')).toHaveText(`${startPlace}`);
  await expect(page).toHaveURL('/');
});

test('the keyboard moves the week, and the slider says what it shows', async ({ page }) => {
  await play(page);
  await slider(page).focus();
  const { week } = firstStage;
  for (let pressed = 0; pressed < week; pressed += 1) await page.keyboard.press('ArrowRight');
  const { headline } = describeWeek(climb, climb.trades.bakery, week);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', headline);
  await expect(pin(page).locator('b')).toHaveText(placeIn(week));
  await page.keyboard.press('End');
  await expect(pin(page).locator('b')).toHaveText(placeIn(lastWeek));
  await page.keyboard.press('Home');
  await expect(pin(page)).toHaveCount(0);
});

test('a press on a stated stage shows its week, without a drag', async ({ page }) => {
  await play(page);
  for (const { when, week } of climb.stated) {
    await page.getByRole('button', { name: when }).click();
    await expect(slider(page)).toHaveValue(String(week));
  }
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on the track moves the week, and the targets are large', async ({ page }) => {
    await open(page, '/');
    await slider(page).scrollIntoViewIfNeeded();
    const box = (await slider(page).boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(slider(page)).toHaveValue(`${lastWeek / 2}`);
    await expect(pin(page).locator('b')).toHaveText(placeIn(lastWeek / 2));
    await expectNoSidewaysScroll(page);
  });
});

test('a trade changes shops, search and captions, and fetches only its own pictures', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await play(page);
  const others = (name: string) => fetched.filter((path) => path.includes(name));
  expect(others('hill-shop-law')).toEqual([]);
  await trade(page).selectOption('law');
  await expect(pin(page)).toContainText(climb.trades.law.search);
  expect(others('hill-shop-law')).toHaveLength(1);
  expect(others('hill-shop-clinic')).toEqual([]);
  await page.getByRole('button', { name: firstStage.when }).click();
  await expect(page.getByText(climb.trades.law.search).last()).toBeVisible();
});

test('a page that is opened right after a choice keeps its own address', async ({ page }) => {
  await open(page, '/');
  await slider(page).evaluate((element, name) => {
    const isStage = (button: HTMLElement) => button.textContent.startsWith(name);
    [...element.parentElement!.querySelectorAll('button')].find(isStage)!.click();
    document.querySelector<HTMLElement>('a[href="/pricing"]')!.click();
  }, secondStage.when);
  await expect(page).toHaveURL('/pricing');
  // Longer than the delay of the update.
  await page.waitForTimeout(600);
  await expect(page).toHaveURL('/pricing');
});

test('week and trade survive a reload, the typed name is in no address', async ({ page }) => {
  await play(page);
  await trade(page).selectOption('garage');
  await page.getByRole('button', { name: secondStage.when }).click();
  await field(page).fill('secret-name.example');
  await expect(page).toHaveURL(`/?trade=garage&week=${secondStage.week}`);
  await page.reload();
  await expect(slider(page)).toHaveValue(`${secondStage.week}`);
  await expect(trade(page)).toHaveValue('garage');
  await expect(pin(page).locator('b')).toHaveText(placeIn(secondStage.week));
  await page.goto('/?week=99&trade=__proto__#pricing');
  await expect(slider(page)).toHaveValue(`${lastWeek}`);
  await expect(trade(page)).toHaveValue('bakery');
});

test('hostile text on the sign is text, and stays on the board', async ({ page }) => {
  const faults = faultsOf(page);
  await play(page);
  for (const text of [...hostileTexts, '<b>x</b>'.repeat(3)]) {
    await field(page).fill(text);
    await expect(sign(page)).toHaveCount(1);
    const shown = await sign(page).evaluate((element) => ({
      characters: [...element.textContent].length,
      children: element.childElementCount,
      width: (element as SVGTextElement).getComputedTextLength(),
    }));
    expect(shown.characters).toBeLessThanOrEqual(14);
    expect(shown.children).toBe(0);
    expect(shown.width, text.slice(0, 20)).toBeLessThanOrEqual(104);
  }
  await expectNoSidewaysScroll(page);
  expect(faults).toEqual([]);
});

test('the brief shows the shop with its sign and says what happens next, without a request', async ({
  page,
}) => {
  await play(page);
  await field(page).fill('rosas-bakery.com');
  await expect(sign(page)).toHaveText('ROSAS BAKERY');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.press('Enter');
  const figure = page.getByRole('dialog').locator('figure');
  await expect(figure).toContainText('ROSAS BAKERY');
  await expect(figure).toContainText(briefWords.next.audit);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/');
});

test('both forms hold the same text, and the last section shows the same shop', async ({
  page,
}) => {
  await play(page);
  await field(page).fill('first.example');
  const last = page.getByLabel(home.hero.form.label).last();
  await expect(last).toHaveValue('first.example');
  await last.fill('second.example');
  await expect(field(page)).toHaveValue('second.example');
  const band = page.getByText(climb.summit.title).locator('xpath=ancestor::section');
  await expect(band.locator('svg text')).toHaveText('SECOND');
  await band.getByRole('button').click();
  await expect(page.getByRole('dialog').getByLabel(briefWords.fields.url)).toHaveValue(
    'second.example',
  );
});

test('text typed before hydration is on the sign, and leaving the page forgets it', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await field(page).fill('early.example');
  await release();
  await expect(sign(page)).toHaveText('EARLY');
  await page.locator('main ~ * a[href="/pricing"]').first().click();
  await expect(page).toHaveURL('/pricing');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(field(page)).toHaveValue('');
});

test('if the scripts of the hill fail, the page works without it', async ({ page }) => {
  await page.route('**/home-climb-*.js', (route) => route.abort());
  await open(page, '/');
  await firstInteraction(page);
  await expect(slider(page)).toHaveCount(0);
  await field(page).fill('rosas-bakery.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel(briefWords.fields.url)).toHaveValue(
    'rosas-bakery.com',
  );
});

test('if a picture of the hill fails, the still picture stays', async ({ page }) => {
  await page.route('**/hill-shop-bakery*', (route) => route.abort());
  await open(page, '/');
  await firstInteraction(page);
  await field(page).fill('rosas-bakery.com');
  await page.waitForLoadState('networkidle');
  await expect(scene(page)).toHaveCount(0);
  await expect(page.getByAltText(home.hero.hill.alt)).toHaveCSS('opacity', '1');
});

test('with reduced motion the shops step', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await play(page);
  await page.getByRole('button', { name: secondStage.when }).click();
  await expect(pin(page).locator('b')).toHaveText(placeIn(secondStage.week));
  const durations = await scene(page)
    .locator('> div')
    .evaluateAll((pieces) => pieces.map((piece) => getComputedStyle(piece).transitionDuration));
  expect(new Set(durations)).toEqual(new Set(['0s']));
});

test('the control keeps its height in every week and trade', async ({ page }) => {
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await play(page);
    const heights = new Set<number>();
    for (const name of Object.keys(climb.trades)) {
      await trade(page).selectOption(name);
      const seen = await slider(page).evaluate(
        heightsInWeeks,
        climb.stages.map(({ from }) => from),
      );
      for (const height of seen) heights.add(height);
    }
    expect([...heights], `${width} px`).toHaveLength(1);
  }
});

/** Runs in the page and waits for no frame, because to paint each of some 200 weeks takes half a minute. */
async function heightsInWeeks(slider: Element, weeks: readonly number[]): Promise<number[]> {
  const input = slider as HTMLInputElement;
  // React overwrites the property on the element itself.
  const { set: setValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  const heights: number[] = [];
  for (const week of weeks) {
    setValue!.call(input, String(week));
    input.dispatchEvent(new Event('input', { bubbles: true }));
    // React renders after an input event in a microtask.
    await Promise.resolve();
    heights.push(input.closest('section')!.offsetHeight);
  }
  return heights;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the hill is a still picture and no control is shown', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByAltText(home.hero.hill.alt)).toBeVisible();
    await expect(slider(page)).toBeHidden();
    await expect(page.getByText(climb.title)).toBeHidden();
    await expect(page.getByText(climb.summit.title)).toBeVisible();
  });
});

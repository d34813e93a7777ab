/** Tests of the plan comparison and the print styles, shared by the pages that have them. */
import { expect, test, type Page } from '@playwright/test';
import type { ComparisonRow, Faq, Plan, PlanDifferences } from '#app/content/entities.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { expectNoSidewaysScroll, open, pageCount } from './site.ts';

type Comparison = {
  readonly path: string;
  readonly caption: string;
  readonly plans: readonly Pick<Plan, 'name'>[];
  readonly rows: readonly ComparisonRow[];
  readonly inEvery: PlanDifferences['inEvery'];
};

/** Tests of the comparison of plans on a pricing page. */
export function testComparison({ path, caption, plans, rows, inEvery }: Comparison) {
  const table = (page: Page) => page.getByRole('table', { name: caption });
  const choices = (page: Page) => page.getByRole('radio');

  test.describe('comparison', () => {
    test('shows all plans, and the row headers stay visible while it scrolls', async ({ page }) => {
      await page.setViewportSize({ width: 720, height: 900 });
      await open(page, path);
      await expect(table(page).getByRole('columnheader')).toHaveCount(4);
      for (const { label, values } of rows) {
        const row = table(page)
          .getByRole('row')
          .filter({
            has: page.getByRole('rowheader', { name: label, exact: true }),
          });
        await expect(row.getByRole('cell')).toHaveText([...values]);
      }
      const header = table(page).getByRole('rowheader').first();
      const before = await header.boundingBox();
      await table(page).evaluate((element) => element.parentElement!.scrollBy({ left: 400 }));
      const after = await header.boundingBox();
      expect(Math.abs(after!.x - before!.x)).toBeLessThanOrEqual(1);
    });

    test('lists beside the table what every plan has, and in the table only differences', async ({
      page,
    }) => {
      await open(page, path);
      const list = page
        .locator('div')
        .filter({ has: page.getByRole('heading', { name: inEvery.title }) })
        .last();
      await expect(list.getByRole('listitem')).toHaveText([...inEvery.items]);
      for (const { label, values } of rows) expect(new Set(values).size, label).toBeGreaterThan(1);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

      test('shows one plan at a time, chosen by tap or arrow key', async ({ page }) => {
        await open(page, path);
        await expect(choices(page)).toHaveCount(plans.length);
        for (const [index, { name }] of plans.entries()) {
          await page.locator('fieldset label').nth(index).tap();
          await expect(choices(page).nth(index)).toBeChecked();
          await expect(table(page).getByRole('columnheader')).toHaveCount(2);
          await expect(table(page).getByRole('columnheader').nth(1)).toContainText(name);
          const cells = table(page).locator('tbody').getByRole('cell');
          const shown = await cells.allInnerTexts();
          expect(shown.slice(0, rows.length)).toEqual(rows.map(({ values }) => values[index]));
        }
        await page.keyboard.press('ArrowLeft');
        await expect(choices(page).nth(plans.length - 2)).toBeChecked();
        await expectNoSidewaysScroll(page);
      });

      test('the chosen plan is shown again after a reload', async ({ page }) => {
        await open(page, path);
        await page.locator('fieldset label').first().tap();
        await open(page, '/services');
        await open(page, path);
        await expect(choices(page).first()).toBeChecked();
        await expect(table(page).getByRole('columnheader').nth(1)).toContainText(plans[0]!.name);
      });
    });

    test.describe('on a phone without scripts', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled: false });

      test('the plan can be switched', async ({ page }) => {
        await page.goto(path);
        await page.locator('fieldset label').first().tap();
        await expect(table(page).getByRole('columnheader').nth(1)).toContainText(plans[0]!.name);
      });
    });
  });
}

/** Tests how a pricing page prints. */
export function testPrint(path: string, answers: readonly Faq['answer'][]) {
  test('prints on at most four pages with every answer open', async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    for (const answer of answers) {
      await expect(page.locator('details').getByText(plainText(answer))).toBeVisible();
    }
    await expect(page.locator('footer')).toBeHidden();
    const paper = await page.pdf({
      format: 'A4',
      margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' },
    });
    expect(pageCount(paper)).toBeLessThanOrEqual(4);
  });
}

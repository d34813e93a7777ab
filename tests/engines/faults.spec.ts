import { home } from '#app/content/home.ts';
import { seo } from '#app/content/seo.ts';
import { expect, phone, test } from './test.ts';
import { builtCards } from '../built-cards.ts';

test.describe('with scripts disabled', () => {
  test.use({ fault: 'scripts disabled' });

  test('the landing page is complete and its questions open', async ({ visitor }) => {
    await visitor.goto('/');
    expect(await visitor.count('#faq details')).toBe(home.faq.columns.flat().length);
    await visitor.click('#faq summary');
    await expect
      .poll(async () => (await visitor.see('#faq details[open] p'))?.isVisible)
      .toBe(true);
  });

  test('menus open by click', async ({ visitor }) => {
    await visitor.goto('/archive');
    await visitor.click('nav[aria-label="Main"] button');
    await expect.poll(() => visitor.openPopovers()).toBe(1);
  });

  test('every article is listed', async ({ visitor }) => {
    await visitor.goto('/archive?q=zzz');
    expect(await visitor.countVisible('main article')).toBe(builtCards('/archive'));
  });

  test('calls to action are mail links', async ({ visitor }) => {
    await visitor.goto('/services');
    expect(await visitor.attribute('main a[role="button"]', 'href')).toMatch(/^mailto:/);
  });

  test('a link loads its document', async ({ visitor }) => {
    await visitor.goto('/');
    await visitor.click('nav[aria-labelledby="explore"] a[href="/archive"]');
    await expect.poll(() => visitor.address()).toBe('/archive');
  });

  test.describe('on a phone', () => {
    test.use({ size: phone });

    test('the plan of the comparison can be switched', async ({ visitor }) => {
      await visitor.goto('/pricing');
      await visitor.click('fieldset label');
      await expect.poll(() => visitor.countVisible('table thead th')).toBe(2);
    });
  });
});

test.describe('with scripts missing', () => {
  test.use({ fault: 'scripts missing' });

  test('all panels of the tabs are visible', async ({ visitor }) => {
    await visitor.goto('/services/seo');
    await visitor.movePointer(50, 300);
    await visitor.until(() => visitor.evaluate(() => 'static' in document.documentElement.dataset));
    for (const { id } of seo.services.services) {
      expect((await visitor.see(`#service-${id}`))?.isVisible, id).toBe(true);
    }
  });

  test('a link loads its document', async ({ visitor }) => {
    await visitor.goto('/');
    await visitor.movePointer(50, 300);
    await visitor.click('nav[aria-labelledby="explore"] a[href="/archive"]');
    await expect.poll(() => visitor.address()).toBe('/archive');
    // The address changes before the document is read to its end.
    await expect.poll(() => visitor.countVisible('main article')).toBe(builtCards('/archive'));
  });
});

test.describe('with scripts late', () => {
  test.use({ fault: 'scripts late' });

  test('a click before hydration is replayed', async ({ visitor }) => {
    await visitor.goto('/');
    await visitor.click('header a[role="button"]');
    expect(await visitor.count('dialog[open]')).toBe(0);
    await expect.poll(() => visitor.count('dialog[open]'), { timeout: 30_000 }).toBe(1);
  });

  test('a link before hydration leads to its page', async ({ visitor }) => {
    await visitor.goto('/');
    await visitor.click('nav[aria-labelledby="explore"] a[href="/archive"]');
    await expect.poll(() => visitor.address()).toBe('/archive');
  });
});

test.describe('with the stylesheet missing', () => {
  test.use({ fault: 'stylesheet missing' });

  test('a link loads the document', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.focus('nav[aria-labelledby="explore"] a[href="/case-studies"]');
    await visitor.press('Enter');
    await expect.poll(() => visitor.address()).toBe('/case-studies');
    await expect.poll(async () => (await visitor.see('h1'))?.isVisible).toBe(true);
  });
});

test.describe('with pictures missing', () => {
  test.use({ fault: 'pictures missing' });

  test('the placeholder replaces them', async ({ visitor }) => {
    await visitor.open('/archive');
    await visitor.evaluate(() =>
      document.querySelector('main article img')!.scrollIntoView({ behavior: 'instant' }),
    );
    await expect.poll(() => visitor.attribute('main article img', 'src')).toMatch(/placeholder/);
  });
});

test.describe('print', () => {
  /** Applies the print styles on the screen, because the engines have no common command for printing. */
  const showPrintStyles = () => {
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          if (/\bprint\b/.test(rule.media.mediaText)) rule.media.mediaText = 'all';
          else if (/\bscreen\b/.test(rule.media.mediaText)) rule.media.mediaText = 'not all';
        }
        if ('cssRules' in rule) visit((rule as CSSGroupingRule).cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) visit(cssRules);
  };

  test('answers are open, and the footer is left out', async ({ visitor }) => {
    await visitor.open('/pricing');
    await visitor.evaluate(showPrintStyles);
    expect((await visitor.see('footer'))?.isVisible).toBe(false);
    expect((await visitor.see('#faq details p'))?.isVisible).toBe(true);
  });

  test('a checklist prints every explanation and no button', async ({ visitor }) => {
    await visitor.open('/guides/seo/technical-checklist');
    await visitor.evaluate(showPrintStyles);
    expect((await visitor.see('#sitemap-loads dd'))?.isVisible).toBe(true);
    // Again for the full stylesheet, which an engine may load in between.
    await expect
      .poll(async () => {
        await visitor.evaluate(showPrintStyles);
        return visitor.countVisible('main button');
      })
      .toBe(0);
  });
});

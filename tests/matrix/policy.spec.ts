/** The Content-Security-Policy: violations in use, enforcement by the browser, scanner results, and headers of every status. */
import { expect, test, type Page } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { sitePaths } from '#app/content/paths.ts';
import { isMatrix } from '../tier.ts';
import { allAddresses, visitedAddresses } from './addresses.ts';
import { scan, scoreOf } from './observatory.ts';
import { checkArrival, hydrate, navigateClient, visitAll } from './visits.ts';
import { notifications } from '../e2e/site.ts';

test.use({ trace: 'off' });

declare global {
  /** Set by `collectViolations`. */
  var violations: string[];
}

/** Collects violations in the page itself, so that client navigation keeps them. */
function collectViolations() {
  globalThis.violations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    globalThis.violations.push(
      `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`.trim(),
    );
  });
}
const violationsOf = (page: Page) => page.evaluate(() => globalThis.violations.splice(0));

/** Clicks every control of a page and types into every field, then uses the brief. */
async function useAllControls(page: Page) {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve));
    const press = async (selector: string) => {
      // The first six: a list repeats the same control.
      for (const control of [...document.querySelectorAll<HTMLElement>(selector)].slice(0, 6)) {
        control.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
        control.focus();
        control.click();
        await pause();
      }
    };
    await press('header button');
    await press('main summary');
    await press('main button:not([type="submit"])');
    await press('footer a[href="#"]');
    for (const field of document.querySelectorAll<HTMLInputElement>('main input')) {
      field.focus();
      field.select();
      // React notices text that is inserted this way.
      document.execCommand('insertText', false, '<b>"typed"</b>');
      await pause();
    }
  });
  await page.keyboard.press('Escape');
  const dialog = page.locator('dialog');
  await expect(dialog).toBeAttached();
  if (!(await dialog.isVisible())) {
    // At narrow widths some pages have calls to action in the closed menu only.
    await page
      .locator('a[role="button"]')
      .first()
      .evaluate((call: HTMLElement) => call.click());
  }
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(notifications(page).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('pages in use cause no violation, wide and narrow', async ({ browser }) => {
  const sizes = [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ];
  await visitAll(
    browser,
    { tabs: 4, prepare: (context) => context.addInitScript(collectViolations) },
    async (page, served, index) => {
      const found: string[] = [];
      for (const size of isMatrix ? sizes : [sizes[index % 2]!]) {
        await page.setViewportSize(size);
        await page.goto(served.path);
        await hydrate(page);
        await useAllControls(page);
        found.push(...(await violationsOf(page)));
      }
      return found;
    },
  );
});

test('client navigation to one page after another causes no violation', async ({ page }) => {
  await page.addInitScript(collectViolations);
  await page.goto('/');
  await hydrate(page);
  const wrong: string[] = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  for (const path of sitePaths.toReversed()) {
    await navigateClient(page, path);
    wrong.push(...(await checkArrival(page, path)));
  }
  expect([...wrong, ...(await violationsOf(page))]).toEqual([]);
});

test('the browser blocks what the policy forbids', async ({ page }) => {
  await page.addInitScript(collectViolations);
  await page.goto('/');
  const refused = await page.evaluate(() => {
    const tries: Record<string, () => void> = {
      markup: () => (document.body.innerHTML += ''),
      policy: () =>
        void trustedTypes?.createPolicy('own', { createScriptURL: (address) => address }),
    };
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return name;
      }
    });
  });
  expect(refused).toEqual(['markup', 'policy']);
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{}' }));
    document.body.setAttribute('style', 'color: red');
  });
  expect((await violationsOf(page)).join()).toMatch(
    /require-trusted-types-for.*style-src-elem.*style-src-attr/s,
  );
});

test('responses of every status have the same security headers', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const [path, status] of [
    ...allAddresses.map((path) => [path, path.includes('no-such') ? 404 : 200] as const),
    ['/services/', 301],
    ['/case-studies/index.html', 301],
    ['/assets/no-such.js', 404],
    ['/sitemap.xml', 200],
    ['/%5cevil.example/', 404],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(status);
    const headers = answer.headers();
    expect(headers['server'] ?? '', path).not.toMatch(/\d/);
    expect(headers['set-cookie'], path).toBeUndefined();
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
      'strict-transport-security',
    ]) {
      expect(headers[name], `${name} of ${path}`).toBeTruthy();
      expect(headers[name], `${name} of ${path}`).toBe(seen.get(name) ?? headers[name]);
      seen.set(name, headers[name]!);
    }
  }
});

test('every address scores 130 points by the rules of HTTP Observatory', async ({ request }) => {
  for (const path of visitedAddresses) {
    const answer = await request.get(path);
    const scored = scan({ headers: answer.headers(), html: await answer.text() });
    expect(scoreOf(scored), `${path}: ${JSON.stringify(scored)}`).toBeGreaterThanOrEqual(130);
  }
});

/** Applies only to sites that host JSONP, AngularJS or uploads. */
const irrelevant = /^script-src: 'self' can be problematic/;
const severe = new Set([
  Severity.HIGH,
  Severity.HIGH_MAYBE,
  Severity.MEDIUM,
  Severity.MEDIUM_MAYBE,
  Severity.SYNTAX,
]);
const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severe.has(severity))
    .map(({ directive, description }) => `${directive}: ${description}`)
    .filter((finding) => !irrelevant.test(finding));

test('csp_evaluator finds no severe problem in the policy', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy']!;
  expect(findings(policy)).toEqual([]);
});

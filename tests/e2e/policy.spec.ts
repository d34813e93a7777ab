/** The strict policy, as a browser enforces it, as scanners score it, and as every status carries it. */
import { expect, test, type Page } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { arrivesAt, comeAlive, everywhere, navigate } from './everywhere.ts';
import { scan, scoreOf, type Scanned } from './observatory.ts';
import { addresses } from './whole-page.ts';

test.use({ trace: 'off' });

/** Keeps what the browser reports in the page itself, where a soft navigation does not clear it. */
function watch() {
  const violations: string[] = [];
  Object.assign(window, { violations });
  document.addEventListener('securitypolicyviolation', (event) => {
    violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`.trim());
  });
}
const violationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations.splice(0));

/** Presses everything that a visitor can press, the brief and its buttons included. */
async function useEverything(page: Page) {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve));
    const press = async (selector: string) => {
      // Further ones of a list are of the same kind.
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
      // The one way to type from a script that React notices.
      document.execCommand('insertText', false, '<b>"typed"</b>');
      await pause();
    }
  });
  await page.keyboard.press('Escape');
  const dialog = page.locator('dialog');
  await expect(dialog).toBeAttached();
  if (!(await dialog.isVisible())) {
    // On phones a page may have none but the menu's, which is closed again.
    await page
      .locator('[data-brief]')
      .first()
      .evaluate((call: HTMLElement) => call.click());
  }
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).first()).toBeAttached();
  await dialog.getByRole('button', { name: 'Close the brief' }).click();
}

test('no violation on any address, with everything in use, wide and narrow in turn', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const sizes = [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ];
  await everywhere(
    browser,
    { lanes: 4, prepare: (context) => context.addInitScript(watch) },
    async (page, written, index) => {
      await page.setViewportSize(sizes[index % 2]!);
      await page.goto(written.path);
      await comeAlive(page);
      await useEverything(page);
      return violationsOf(page);
    },
  );
});

test('no violation when pages are entered by the router, one after another', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(watch);
  await page.goto('/');
  await comeAlive(page);
  const wrong: string[] = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  for (const path of addresses.filter((path) => !path.includes('no-such')).toReversed()) {
    await navigate(page, path);
    wrong.push(...(await arrivesAt(page, path)));
  }
  expect([...wrong, ...(await violationsOf(page))]).toEqual([]);
});

test('the browser does enforce it', async ({ page }) => {
  await page.addInitScript(watch);
  await page.goto('/');
  const refused = await page.evaluate(() => {
    const tries: Record<string, () => void> = {
      markup: () => (document.body.innerHTML += ''),
      policy: () =>
        void (
          window as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => void };
          }
        ).trustedTypes.createPolicy('own', {}),
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

test('every status carries the same policy and the other headers', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const [path, status] of [
    ...addresses.map((path) => [path, path.includes('no-such') ? 404 : 200] as const),
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

test('Observatory’s rules give 130 points or more on every address', async ({ request }) => {
  for (const path of addresses) {
    const answer = await request.get(path);
    const scored = scan({ headers: answer.headers(), html: await answer.text() });
    expect(scoreOf(scored), `${path}: ${JSON.stringify(scored)}`).toBeGreaterThanOrEqual(130);
  }
});

test('the score falls with each header that is weakened', async ({ request }) => {
  const answer = await request.get('/');
  const whole: Scanned = { headers: answer.headers(), html: await answer.text() };
  const policy = whole.headers['content-security-policy']!;
  for (const [name, value] of [
    ['content-security-policy', ''],
    [
      'content-security-policy',
      policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    ],
    ['content-security-policy', policy.replace("script-src 'self'", "script-src 'self' https:")],
    ['content-security-policy', policy.replace("default-src 'none'", "default-src 'self'")],
    ['content-security-policy', policy.replace("frame-ancestors 'none'; ", '')],
    ['cross-origin-resource-policy', 'cross-origin'],
    ['referrer-policy', 'unsafe-url'],
    ['strict-transport-security', 'max-age=300'],
    ['x-content-type-options', ''],
    ['set-cookie', 'a=b'],
  ] as const) {
    const weaker = scan({ ...whole, headers: { ...whole.headers, [name]: value } });
    expect(scoreOf(weaker), `${name}: ${value.slice(0, 60)}`).toBeLessThan(130);
  }
  const foreign = `${whole.html}<script src="https://elsewhere.example/x.js"></script>`;
  expect(scoreOf(scan({ ...whole, html: foreign }))).toBeLessThan(90);
});

/** Of the kinds that depend on what a site hosts, this alone: here is no JSONP, no AngularJS and no upload. */
const harmless = /^script-src: 'self' can be problematic/;
const grave = new Set([
  Severity.HIGH,
  Severity.HIGH_MAYBE,
  Severity.MEDIUM,
  Severity.MEDIUM_MAYBE,
  Severity.SYNTAX,
]);
const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => grave.has(severity))
    .map(({ directive, description }) => `${directive}: ${description}`)
    .filter((finding) => !harmless.test(finding));

test('csp_evaluator finds nothing grave in the policy, and does in a weaker one', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy']!;
  expect(findings(policy)).toEqual([]);
  expect(
    findings(policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline' https:")),
  ).not.toEqual([]);
});

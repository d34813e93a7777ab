import type { Page } from '@playwright/test';

/**
 * Classes in the page that have rules in the full stylesheet and none in the inlined styles. Brief and toaster
 * (the elements excluded) are rendered once the full stylesheet has loaded.
 */
export const unstyledClasses = (page: Page) =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')!;
    const whole = await (await fetch(link.href)).text();
    const own = document.querySelector('style')!.textContent;
    const classesIn = (css: string) =>
      new Set([...css.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name]) => name));
    const [inWhole, inOwn] = [classesIn(whole), classesIn(own)];
    const used = [...document.querySelectorAll('[class]')]
      .filter((one) => !one.closest('dialog, body > div'))
      .flatMap((one) => [...one.classList]);
    return [...new Set(used)].filter((name) => inWhole.has(name) && !inOwn.has(name));
  });

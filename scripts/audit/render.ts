/** Measures what needs a browser: widths, sizes, covered elements. */
import type { Browser, Page } from '@playwright/test';
import type { PageInput, RenderedPage } from '#audit/types.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/**
 * Adds what a browser measures to the pages with status 200, one after the other.
 * @param origin the origin of the pages' addresses
 * @param base where they are served now, without a trailing slash
 */
export async function renderPages(
  browser: Browser,
  pages: readonly PageInput[],
  origin: string,
  base: string,
): Promise<readonly PageInput[]> {
  const measured: PageInput[] = [];
  for (const page of pages) {
    const rendered =
      page.status === 200 ? await renderPage(browser, page.url.replace(origin, base)) : undefined;
    measured.push({ ...page, rendered });
  }
  return measured;
}

/** Measures a page at the widths of the points, without any interaction. */
async function renderPage(browser: Browser, url: string): Promise<RenderedPage> {
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    const onPhone = await page.evaluate(readPhone);
    const phoneText = await page.evaluate(contentText);
    const phonePictures = await picturesOf(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const overflowAt320 = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    await page.setViewportSize(desktop);
    const desktopText = await page.evaluate(contentText);
    const desktopPictures = await picturesOf(page);
    const eagerBelow = phonePictures.filter(
      ({ src, where, lazy }) =>
        where === 'below' &&
        !lazy &&
        desktopPictures.some((other) => other.src === src && other.where === 'below'),
    );
    return {
      overflowAt320,
      smallControls: onPhone.smallControls,
      smallTextShare: onPhone.smallTextShare,
      coversOnArrival: onPhone.covers,
      words: onPhone.words,
      sameTextOnPhone: phoneText === desktopText,
      lazyInFirstScreen: [
        ...new Set(
          [...phonePictures, ...desktopPictures]
            .filter(({ where, lazy }) => where === 'first' && lazy)
            .map(({ src }) => src),
        ),
      ],
      eagerBelowFirstScreen: [...new Set(eagerBelow.map(({ src }) => src))],
    };
  } finally {
    await context.close();
  }
}

/** Larger pictures in `main`, and whether they are above the fold. */
function picturesOf(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((image) => {
      const box = image.getBoundingClientRect();
      const isShown =
        image.checkVisibility({ visibilityProperty: true }) && box.height > 60 && box.width > 60;
      if (!isShown || box.right <= 0 || box.left >= innerWidth) return [];
      // A picture at the edge may be loaded either way.
      const where =
        box.top < innerHeight * 0.8 ? 'first' : box.top > innerHeight * 1.5 ? 'below' : 'edge';
      return [{ src: new URL(image.src).pathname, where, lazy: image.loading === 'lazy' }];
    }),
  );
}

/** The text of `main` without states of controls such as “1 of 4”, which depend on the width. */
function contentText(): string {
  const copy = document.importNode(document.querySelector('main') ?? document.body, true);
  for (const state of copy.querySelectorAll('output, [role="status"]')) state.remove();
  return copy.textContent ?? '';
}

function readPhone() {
  const main = document.querySelector('main') ?? document.body;
  let small = 0;
  let letters = 0;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement } = node;
    const length = node.textContent?.trim().length ?? 0;
    if (!parentElement || length === 0 || !parentElement.checkVisibility()) continue;
    letters += length;
    if (Number.parseFloat(getComputedStyle(parentElement).fontSize) < 16) small += length;
  }
  const controls = document.querySelectorAll<HTMLElement>(
    'button, summary, [role="button"], input:not([type="hidden"]), select, textarea',
  );
  const smallControls = [...controls].flatMap((control) => {
    // A checkbox inside a label has the label as its target.
    const target = control.closest('label') ?? control;
    const { width, height } = target.getBoundingClientRect();
    const isShown =
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 0;
    const isSmall = height < 43.5 || width < 24;
    const name =
      control.getAttribute('aria-label') ?? control.textContent?.trim() ?? control.tagName;
    return isShown && isSmall && !target.closest('.sr-only')
      ? [
          `${control.tagName.toLowerCase()} “${name.slice(0, 40)}”, ${Math.round(width)} by ${Math.round(height)}`,
        ]
      : [];
  });
  const screen = innerWidth * innerHeight;
  const covers = [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const { position } = getComputedStyle(element);
    if (position !== 'fixed' || !element.checkVisibility({ visibilityProperty: true })) return [];
    const box = element.getBoundingClientRect();
    const width = Math.max(0, Math.min(box.right, innerWidth) - Math.max(box.left, 0));
    const height = Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0));
    return (width * height) / screen > 0.3 ? [element.tagName.toLowerCase()] : [];
  });
  return {
    smallControls,
    covers,
    smallTextShare: letters === 0 ? 0 : small / letters,
    words: main.textContent?.match(/\p{L}[\p{L}\p{N}'’-]*|\p{N}+/gu)?.length ?? 0,
  };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, CDPSession } from '@playwright/test';
import sharp from 'sharp';
import { brotliWeight } from '#illustrations/weight.ts';
import { onNewPage, phone, slowDown } from '../browser.ts';
import type { Ledger } from '../figures.ts';

const pictures = path.join(import.meta.dirname, '../../app/assets/pictures');
const density = 2;

/** The largest pictures and one scene, at CSS widths used on pages. */
const subjects = [
  { name: 'hero-hill', width: 350 },
  { name: 'hero-hill', width: 640 },
  { name: 'services-street', width: 350 },
  { name: 'pricing-terraces', width: 350 },
  { name: 'case-range', width: 1200 },
  { name: 'guide-local-seo', width: 350 },
] as const;

/** Trace events of picture work off the main thread. */
const rasterEvents = new Set(['RasterTask', 'ImageDecodeTask']);

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds. `tdur` is the thread's CPU time. */
  readonly dur?: number;
  readonly tdur?: number;
}

/**
 * Compares the rendering cost of an SVG (as the page) with an AVIF of twice the pixels (as the
 * baseline), each on an empty page, alternating. CPU slowdown affects only the main thread, so compare
 * decoding and rasterizing as ratios.
 */
export async function comparePictureFormats(
  browser: Browser,
  ledger: Ledger,
  runs: number,
): Promise<void> {
  for (const { name, width } of subjects) {
    const subject = `${name}, ${width} px`;
    const svg = await readFile(path.join(pictures, `${name}.svg`));
    const avif = await sharp(svg, { density: 288 })
      .resize({ width: width * density })
      .avif({ quality: 65, effort: 6, chromaSubsampling: '4:4:4' })
      .toBuffer();
    ledger.add(subject, 'picture as sent', 'kB', brotliWeight(svg.toString()) / 1000);
    ledger.add(subject, 'picture as sent', 'kB', avif.length / 1000, 'baseline');
    for (let round = 0; round < runs; round += 1) {
      for (const side of round % 2
        ? (['baseline', 'page'] as const)
        : (['page', 'baseline'] as const)) {
        const picture = side === 'page' ? svg : avif;
        const cost = await costOf(browser, picture, side === 'page' ? 'svg+xml' : 'avif', width);
        ledger.add(subject, 'main thread until a picture is shown', 'ms', cost.main, side);
        ledger.add(subject, 'decode and raster of a picture', 'ms', cost.raster, side);
      }
    }
  }
}

/**
 * Milliseconds on the main thread, slowed down, and CPU time of the decoding and rasterizing
 * threads.
 */
async function costOf(browser: Browser, picture: Buffer, type: string, width: number) {
  let cost = { main: Number.NaN, raster: Number.NaN };
  const device = {
    ...phone,
    viewport: { width: Math.max(width, phone.viewport.width), height: 844 },
    deviceScaleFactor: density,
  };
  await onNewPage(browser, device, async (page, session) => {
    await page.route('http://pictures.test/**', (route) =>
      route.request().url().endsWith('/picture')
        ? route.fulfill({ body: picture, contentType: `image/${type}` })
        : route.fulfill({
            body: '<!doctype html><meta name="viewport" content="width=device-width"><title>.</title>',
            contentType: 'text/html',
          }),
    );
    await page.goto('http://pictures.test/');
    await page.waitForTimeout(200);
    await session.send('Performance.enable');
    await slowDown(session);
    const events = await traced(session, async () => {
      const before = await mainThread(session);
      await page.evaluate(async (cssWidth) => {
        const image = new Image(cssWidth);
        image.src = '/picture';
        document.body.append(image);
        await image.decode();
        await new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 300)));
        });
      }, width);
      cost = { ...cost, main: (await mainThread(session)) - before };
    });
    const spent = events
      .filter(({ name, ph }) => ph === 'X' && rasterEvents.has(name))
      .reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0);
    cost = { ...cost, raster: spent / 1000 };
  });
  return cost;
}

async function mainThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Records a trace of a task. */
async function traced(
  session: CDPSession,
  task: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: readonly object[] }) => {
    events.push(...(value as readonly TraceEvent[]));
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['cc', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
      excludedCategories: ['*'],
    },
  });
  await task();
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

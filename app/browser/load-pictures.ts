import { isConnectionCostly } from './connection.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Loads the lazy pictures of a page, one after the other while the browser is idle, so that fast
 * scrolling and full-page screenshots show them. Loads none in closed parts of the page, and none
 * if the visitor saves data or the network is slow.
 * @returns a function that stops
 */
export function loadPictures(): () => void {
  if (isConnectionCostly()) return () => {};
  const seen = new Set<HTMLImageElement>();
  let cancel = () => {};
  let isStopped = false;

  const loadNext = () => {
    const image = [...document.images].find(
      (one) => one.loading === 'lazy' && !seen.has(one) && one.checkVisibility(),
    );
    if (!image || isStopped) return;
    seen.add(image);
    const goOn = () => {
      if (!isStopped) cancel = whenIdle(loadNext);
    };
    // Starts the request, and restores the attribute that React rendered.
    image.loading = 'eager';
    image.loading = 'lazy';
    if (image.complete) return goOn();
    // A promise resolves once. A picture that fails has a second event, when its placeholder has loaded.
    new Promise((resolve) => {
      for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true });
    }).then(goOn);
  };

  cancel = whenIdle(loadNext);
  return () => {
    isStopped = true;
    cancel();
  };
}

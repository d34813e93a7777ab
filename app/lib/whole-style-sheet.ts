let arrival: Promise<boolean> | undefined;

/**
 * Lets the site's whole style sheet arrive, once: a document carries only the part that its own HTML uses.
 * False when it does not arrive; the next call tries again.
 */
export function wholeStyleSheet(): Promise<boolean> {
  arrival ??= arrive().then((isHere) => {
    if (!isHere) arrival = undefined;
    return isHere;
  });
  return arrival;
}

function arrive(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  // The development server puts all styles into the page.
  if (!link || link.sheet) return Promise.resolve(true);
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true), { once: true });
    link.addEventListener(
      'error',
      () => {
        link.disabled = true;
        resolve(false);
      },
      { once: true },
    );
    link.disabled = false;
  });
}

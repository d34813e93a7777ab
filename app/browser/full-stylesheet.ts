let loading: Promise<boolean> | undefined;

/**
 * Loads the site's full stylesheet once. A document inlines only the styles of its own HTML.
 * @returns false if loading fails; the next call then retries
 */
export function loadFullStylesheet(): Promise<boolean> {
  loading ??= load().then((isLoaded) => {
    if (!isLoaded) loading = undefined;
    return isLoaded;
  });
  return loading;
}

function load(): Promise<boolean> {
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

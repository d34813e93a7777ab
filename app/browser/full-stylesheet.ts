let loading: Promise<void> | undefined;

/**
 * Loads the site's full stylesheet once. A document inlines only the styles of its own HTML.
 * @throws {Error} if loading fails; the next call then retries
 */
export function loadFullStylesheet(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  // The development server puts all styles into the page.
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener(
      'error',
      () => {
        link.disabled = true;
        reject(new Error('The stylesheet did not load.'));
      },
      { once: true },
    );
    link.disabled = false;
  });
}

/**
 * The one inline script: the same text on every page, allowed by one hash in the policy. It applies the
 * remembered theme before the first paint, lets the page paint before any other script is fetched, and
 * holds what the visitor does meanwhile. It is read by the finishing step and imports nothing.
 */
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') {
      root.dataset.theme = theme;
      addEventListener('DOMContentLoaded', () => {
        for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-night]')) {
          source.media = theme === 'dark' ? source.dataset.night || 'all' : 'not all';
        }
      });
    }
  } catch {
    // Storage is blocked: the system's theme it is.
  }

  const { page, preload = '' } = document.currentScript!.dataset;
  const held: (() => void)[] = [];
  /** Nobody waits longer than this for an answer, in ms: then the browser's own has to do. */
  const patience = 10_000;
  let started = false;

  /** Native behaviour that works without scripts (links, disclosures, popovers) is left alone. */
  const waits = '[data-brief],[data-placeholder],button:not([popovertarget],[type="submit"])';

  const keep = (replay: () => void) => {
    if (held.push(replay) === 1) setTimeout(() => 'ready' in root.dataset || stand(), patience);
  };

  const hold = (event: Event) => {
    const target = event.target;
    if (!(target instanceof Element)) return;
    if (event.type === 'submit') {
      if (!(target instanceof HTMLFormElement)) return;
      event.preventDefault();
      // Without scripts nobody takes it: the form shows a mail link then.
      keep(() => 'static' in root.dataset || target.requestSubmit());
      return;
    }
    const control = target.closest<HTMLElement>(waits);
    if (!control) return;
    event.preventDefault();
    keep(() => control.click());
  };

  const release = () => {
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    for (const replay of held.splice(0)) replay();
  };

  /** Without its scripts the page stays what it was: a mailto: link is a mailto: link again. */
  const stand = () => {
    root.dataset.static = '';
    release();
  };

  const start = () => {
    if (started || !page) return;
    started = true;
    for (const href of preload.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    import(page).catch(stand);
  };

  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  window.replayEarlyInput = release;

  for (const type of ['pointerdown', 'pointermove', 'keydown']) {
    addEventListener(type, start, { once: true, passive: true, capture: true });
  }

  // Idle may fire before the first paint, so paint comes first, then load, then idle.
  const whenQuiet = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(start, { timeout: 1000 })
      : setTimeout(start, 50);
  const whenLoaded = () =>
    document.readyState === 'complete' ? whenQuiet() : addEventListener('load', whenQuiet);
  try {
    new PerformanceObserver((entries, observer) => {
      if (!entries.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      whenLoaded();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    whenLoaded();
  }
})();

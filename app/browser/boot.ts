/**
 * The one inline script, the same on every page and allowed by one hash in the policy. It applies the stored
 * theme before the first paint, starts the page's scripts after it, and holds clicks and submits until
 * hydration. The finishing step of the build inlines it, so it imports nothing.
 */
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') {
      root.dataset.theme = theme;
      addEventListener('DOMContentLoaded', () => {
        for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]')) {
          source.media = theme === 'dark' ? source.dataset.dark || 'all' : 'not all';
        }
      });
    }
  } catch {
    // Storage is blocked: the system's theme applies.
  }

  // The finishing step of the build writes all three.
  const { libraries, page, preload } = document.currentScript!.dataset as {
    readonly [Name in 'libraries' | 'page' | 'preload']: string;
  };
  let queue: HTMLElement[] = [];
  /** Time for the scripts to arrive after a held click, in milliseconds. */
  const scriptTimeout = 10_000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let started = false;

  /** Controls that need scripts. Links, disclosures and popovers work without. */
  const scripted = 'a[role=button],[data-placeholder],button:not([popovertarget],[type="submit"])';

  const isStatic = () => 'static' in root.dataset;

  /** Whether an element can't react yet: before hydration, or in a part that hydrates after the page. */
  const isPending = (element: Element) =>
    !isStatic() && (!('ready' in root.dataset) || element.closest('[data-pending]'));

  const hold = (control: HTMLElement) => {
    control.ariaBusy = 'true';
    queue.push(control);
    timer ??= setTimeout(() => 'ready' in root.dataset || fallBack(), scriptTimeout);
  };

  /** Empties the queue. Returns what was in it. */
  const emptyQueue = () => {
    const controls = queue;
    queue = [];
    for (const control of controls) control.ariaBusy = null;
    return controls;
  };

  const intercept = (event: Event) => {
    const target = event.target as Element;
    if (!isPending(target)) return;
    const control =
      event.type === 'submit' ? (target as HTMLFormElement) : target.closest<HTMLElement>(scripted);
    if (control) {
      event.preventDefault();
      hold(control);
    } else if (target.closest('[popovertarget],summary')) {
      // Otherwise the held click would open a dialog later and close what this click opens.
      emptyQueue();
    } else if (target.closest('a')) {
      // A link to a part of this page leaves its menu open.
      target.closest<HTMLElement>('[popover]')?.hidePopover();
    }
  };

  /** Replays clicks and submits on what has hydrated. */
  const release = () => {
    for (const control of emptyQueue()) {
      if (isPending(control)) hold(control);
      else if (!(control instanceof HTMLFormElement)) control.click();
      // If the scripts fail, the form shows a mail link instead.
      else if (!isStatic()) control.requestSubmit();
    }
  };

  /** For scripts that fail: links to mail addresses open the mail app again. */
  const fallBack = () => {
    root.dataset.static = '';
    release();
  };

  const start = () => {
    if (started) return;
    started = true;
    for (const href of [...preload.split(' '), page]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    // The libraries are evaluated in a task of their own: one task for all modules is long on a phone.
    import(libraries).then(() => import(page)).catch(fallBack);
  };

  addEventListener('click', intercept, true);
  addEventListener('submit', intercept, true);
  window.replayEarlyInput = release;

  // Back right after a reload changes the address but not the document, and no router listens yet.
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (!('ready' in root.dataset) && location.pathname !== pathname) location.reload();
  });

  // Not pointermove: Chromium sends one before the first paint to a page that opens below a resting cursor.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, true);

  // Idle may come before the first paint, so the order is paint, load, idle.
  const whenIdle = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(start, { timeout: 200 })
      : setTimeout(start, 50);
  const whenLoaded = () =>
    document.readyState === 'complete' ? whenIdle() : addEventListener('load', whenIdle);
  try {
    new PerformanceObserver((entries, observer) => {
      if (!entries.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      whenLoaded();
    }).observe({ type: 'paint', buffered: true });
    // Firefox reports no paint for a document that opens scrolled: a fragment, a reload.
    addEventListener('load', () => setTimeout(whenIdle, 2000));
  } catch {
    whenLoaded();
  }
})();

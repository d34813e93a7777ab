/**
 * Where the visitor was on each entry of the history, kept for the tab where storage allows it, so that a
 * step back after a reload arrives as well.
 */
const name = 'scroll-positions';
const positions = new Map<string, number>(read());
let current: string | undefined;

export const scrollMemory = {
  /** Takes scrolling over from the browser, except for reloads and its back-forward cache. Returns the way to stop. */
  start(): () => void {
    const setMode = (mode: ScrollRestoration) => () => {
      history.scrollRestoration = mode;
    };
    const [ours, browsers] = [setMode('manual'), setMode('auto')];
    const remember = () => {
      if (current !== undefined) positions.set(current, scrollY);
    };
    const leave = () => {
      browsers();
      write();
    };
    ours();
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', leave);
    addEventListener('pageshow', ours);
    return () => {
      browsers();
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', ours);
    };
  },
  /** From now on positions belong to this history entry. */
  enter(key: string): void {
    current = key;
  },
  recall(key: string): number | undefined {
    return positions.get(key);
  },
};

function read(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function write(): void {
  try {
    sessionStorage.setItem(name, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Storage is blocked or full: only a step back after a reload is lost.
  }
}

/**
 * The scroll position and the followed link of each history entry. Both are stored for the tab, if
 * storage is available, so that Back restores them even after a reload.
 */
import { canonicalPath } from '#app/lib/anchors.ts';
import { readItems, writeText } from './storage.ts';

type HistoryEntry = {
  /** Pixels from the top of the page. */
  readonly top: number;
  /** The link that the visitor followed: its index in `document.links`. */
  readonly link?: number;
};

const storageKey = 'history-entries';
/** Number of stored entries, the latest ones. */
const limit = 50;

const entries = new Map(readItems('session', storageKey, isKeyedEntry));
let current: string | undefined;
let shownPath: string | undefined;

export const historyEntries = {
  /**
   * Gives the entry of a loaded document a key of its own. Call it before the router starts, which
   * gives all of them the key `default`.
   */
  identify(): void {
    if (history.state?.key) return;
    const key = Math.random().toString(36).slice(2);
    history.replaceState({ ...history.state, key }, '');
  },
  /**
   * Takes over scroll restoration from the browser, except for reloads and the back-forward cache.
   * @returns a function that hands it back
   */
  start(): () => void {
    const setMode = (mode: ScrollRestoration) => () => {
      history.scrollRestoration = mode;
    };
    const [manual, auto] = [setMode('manual'), setMode('auto')];
    const rememberPosition = () => {
      if (current === undefined) return;
      entries.set(current, { ...entries.get(current), top: scrollY });
    };
    const leave = () => {
      auto();
      writeText('session', storageKey, JSON.stringify([...entries].slice(-limit)));
    };
    manual();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('scroll', rememberPosition, { passive: true, signal });
    addEventListener('pagehide', leave, { signal });
    addEventListener('pageshow', manual, { signal });
    return () => {
      auto();
      listening.abort();
    };
  },
  /** Makes this history entry the current one. Call it when its page is rendered. */
  enter(key: string, pathname: string): void {
    current = key;
    shownPath = canonicalPath(pathname);
  },
  /**
   * Whether the rendered page has this path. The address bar doesn't tell: at Back and Forward it
   * changes before the page.
   */
  isShown(pathname: string): boolean {
    return canonicalPath(pathname) === shownPath;
  },
  /** Whether the browser is at an entry whose page is not shown yet: Back and Forward. */
  isStepping(): boolean {
    return (history.state?.key ?? 'default') !== current;
  },
  recall(key: string): HistoryEntry | undefined {
    return entries.get(key);
  },
  /** Stores the link that the visitor follows from the current entry. */
  rememberLink(link: HTMLAnchorElement): void {
    if (current === undefined) return;
    entries.set(current, { top: scrollY, link: [...document.links].indexOf(link) });
  },
};

function isKeyedEntry(value: unknown): value is [string, HistoryEntry] {
  return Array.isArray(value) && typeof value[0] === 'string' && isEntry(value[1]);
}

function isEntry(value: unknown): value is HistoryEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { top, link }: Partial<Record<keyof HistoryEntry, unknown>> = value;
  return Number.isFinite(top) && (link === undefined || Number.isInteger(link));
}

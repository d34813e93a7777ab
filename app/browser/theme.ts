import { readText, writeText } from './storage.ts';

type Theme = 'light' | 'dark';

/** `boot.ts` reads it too, and imports nothing. */
const storageKey = 'theme';

/** The callback of `followTheme`. Only one component follows the theme. */
let changed: (() => void) | undefined;

/** The media condition of the dark system theme. */
const systemIsDark = '(prefers-color-scheme: dark)';

/** The media condition of a dark picture. `where` adds a condition, such as one for phones. */
export const darkMedia = (where = ''): string =>
  where ? `${where} and ${systemIsDark}` : systemIsDark;

const isTheme = (value: string | undefined): value is Theme =>
  value === 'light' || value === 'dark';

/** The visitor's choice, or undefined. The boot script sets it before the first paint. */
function chosenTheme(): Theme | undefined {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : undefined;
}

/**
 * The media condition under which dark pictures show now. Depends on the visitor's choice, else on
 * the system.
 */
export function currentDarkMedia(where = ''): string {
  const theme = chosenTheme();
  if (!theme) return darkMedia(where);
  return theme === 'dark' ? where || 'all' : 'not all';
}

/** Switches to the other theme and stores the choice, which holds when the system's theme changes. */
export function switchTheme(): void {
  const theme = isDark() ? 'light' : 'dark';
  show(theme);
  writeText('local', storageKey, theme);
}

/** Whether the page is dark now. */
export const isDark = (): boolean => matchMedia(currentDarkMedia()).matches;

/**
 * Follows the choice that the visitor makes in another tab, or makes elsewhere before Back restores this page as it
 * was. Calls back at each change: here, there, or of the system.
 * @returns a function that stops
 */
export function followTheme(onChange: () => void): () => void {
  const follow = ({ key }: Partial<StorageEvent>) => {
    const theme = storedTheme();
    if (theme || key === storageKey || key === null) show(theme);
  };
  const system = matchMedia(systemIsDark);
  changed = onChange;
  system.addEventListener('change', onChange);
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  return () => {
    changed = undefined;
    system.removeEventListener('change', onChange);
    removeEventListener('storage', follow);
    removeEventListener('pageshow', follow);
  };
}

/** Applies the stored theme again if the root element lost it during hydration. */
export function restoreTheme(): void {
  const theme = storedTheme();
  if (theme && !chosenTheme()) show(theme);
}

function storedTheme(): Theme | undefined {
  const theme = readText('local', storageKey);
  return isTheme(theme) ? theme : undefined;
}

function show(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]')) {
    source.media = currentDarkMedia(source.dataset.dark);
  }
  changed?.();
}

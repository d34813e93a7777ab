import { storage } from './storage.ts';

type Theme = 'light' | 'dark';

/** The media condition of the dark theme, while the system decides. */
const systemIsDark = '(prefers-color-scheme: dark)';

/** The media condition of a picture drawn for the dark theme; `where` narrows it, to phones. */
export const nightMedia = (where = ''): string =>
  where ? `${where} and ${systemIsDark}` : systemIsDark;

/** What the visitor chose, if anything; the boot script put it there before the first paint. */
function chosenTheme(): Theme | undefined {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** The media condition that shows a night picture now: the system's word, or the visitor's. */
export function currentNightMedia(where = ''): string {
  const theme = chosenTheme();
  if (!theme) return nightMedia(where);
  return theme === 'dark' ? where || 'all' : 'not all';
}

/** Overrules the system, or the earlier choice, and remembers it. */
export function switchTheme(): void {
  const shown = chosenTheme() ?? (matchMedia(systemIsDark).matches ? 'dark' : 'light');
  const theme = shown === 'dark' ? 'light' : 'dark';
  show(theme);
  storage.write('theme', theme);
}

/** Shows what was remembered, should the root element have lost it since the first paint. */
export function restoreTheme(): void {
  const theme = storage.read('theme');
  if (!chosenTheme() && (theme === 'light' || theme === 'dark')) show(theme);
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-night]')) {
    source.media = currentNightMedia(source.dataset.night);
  }
}

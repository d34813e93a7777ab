import { readText, writeText } from './storage.ts';

type Theme = 'light' | 'dark';

const storageKey = 'theme';

/** The media condition of the dark theme, while the system decides. */
const systemIsDark = '(prefers-color-scheme: dark)';

/** The media condition of a picture drawn for the dark theme; `where` narrows it, to phones. */
export const nightMedia = (where = ''): string =>
  where ? `${where} and ${systemIsDark}` : systemIsDark;

const isTheme = (value: string | undefined): value is Theme =>
  value === 'light' || value === 'dark';

/** The visitor's choice, if any; the boot script set it before the first paint. */
function chosenTheme(): Theme | undefined {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : undefined;
}

/** The media condition that shows dark pictures now: from the system, or from the visitor's choice. */
export function currentNightMedia(where = ''): string {
  const theme = chosenTheme();
  if (!theme) return nightMedia(where);
  return theme === 'dark' ? where || 'all' : 'not all';
}

/** Switches to the other theme and stores the choice. */
export function switchTheme(): void {
  const shown = chosenTheme() ?? (matchMedia(systemIsDark).matches ? 'dark' : 'light');
  const theme = shown === 'dark' ? 'light' : 'dark';
  show(theme);
  writeText('local', storageKey, theme);
}

/** Applies the stored theme again if the root element has lost it since the first paint. */
export function restoreTheme(): void {
  const theme = readText('local', storageKey);
  if (!chosenTheme() && isTheme(theme)) show(theme);
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-night]')) {
    source.media = currentNightMedia(source.dataset.night);
  }
}

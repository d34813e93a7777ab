import { storage } from './storage.ts';

type Theme = 'light' | 'dark';

/** The media condition of pictures drawn for the night, while the system decides. */
export const nightMedia = '(prefers-color-scheme: dark)';

/** What the visitor chose, if anything; the boot script put it there before the first paint. */
function chosenTheme(): Theme | undefined {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** The media condition that shows a night picture now: the system's word, or the visitor's. */
export function currentNightMedia(): string {
  const theme = chosenTheme();
  if (!theme) return nightMedia;
  return theme === 'dark' ? 'all' : 'not all';
}

/** Overrules the system, or the earlier choice, and remembers it. */
export function switchTheme(): void {
  const shown = chosenTheme() ?? (matchMedia(nightMedia).matches ? 'dark' : 'light');
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
    source.media = currentNightMedia();
  }
}

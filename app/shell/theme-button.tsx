import { storage } from '#app/lib/storage.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import styles from './theme-button.module.css';

const name = 'Switch between light and dark';

/** Overrules the system's theme and remembers it. The inline boot script applies it before the first paint. */
function switchTheme() {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
  root.dataset.theme = theme;
  storage.write('theme', theme);
}

export function ThemeButton() {
  return (
    <Tooltip text={name}>
      <button type="button" className={styles.theme} aria-label={name} onClick={switchTheme}>
        <Icon name="moon" />
      </button>
    </Tooltip>
  );
}

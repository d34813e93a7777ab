import { useSyncExternalStore } from 'react';
import { headerWords } from '#app/content/interface.ts';
import { followTheme, isDark, switchTheme } from '#app/browser/theme.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import styles from './theme-button.module.css';

/** Pressed while the page is dark. The prerendered HTML knows no theme. */
export function ThemeButton() {
  const dark = useSyncExternalStore<boolean | undefined>(followTheme, isDark, () => undefined);
  return (
    <Tooltip text={headerWords.theme}>
      <button
        type="button"
        className={styles.theme}
        aria-label={headerWords.theme}
        aria-pressed={dark}
        onClick={switchTheme}
      >
        <Icon name="contrast" />
      </button>
    </Tooltip>
  );
}

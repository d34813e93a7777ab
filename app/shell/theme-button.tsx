import { useEffect } from 'react';
import { headerWords } from '#app/content/interface.ts';
import { followTheme, switchTheme } from '#app/browser/theme.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import styles from './theme-button.module.css';

export function ThemeButton() {
  useEffect(() => followTheme(), []);
  return (
    <Tooltip text={headerWords.theme}>
      <button
        type="button"
        className={styles.theme}
        aria-label={headerWords.theme}
        onClick={switchTheme}
      >
        <Icon name="moon" />
      </button>
    </Tooltip>
  );
}

import { switchTheme } from '#app/lib/theme.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import styles from './theme-button.module.css';

const name = 'Switch between light and dark';

export function ThemeButton() {
  return (
    <Tooltip text={name}>
      <button type="button" className={styles.theme} aria-label={name} onClick={switchTheme}>
        <Icon name="moon" />
      </button>
    </Tooltip>
  );
}

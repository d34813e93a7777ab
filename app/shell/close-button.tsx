import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import styles from './close-button.module.css';

type CloseButtonProps = ComponentProps<'button'> & {
  readonly 'aria-label': string;
  /** Has a ground only under the pointer. */
  readonly isQuiet?: boolean;
};

/** The button that closes a dialog or a toast. */
export function CloseButton({ isQuiet, ...props }: CloseButtonProps) {
  return (
    <button {...props} type="button" className={styles.close} data-quiet={isQuiet}>
      <Icon name="close" />
    </button>
  );
}

import type { RefObject } from 'react';
import { copyWords } from '#app/content/interface.ts';
import styles from './copy-button.module.css';
import { Button, type ButtonLook } from './button.tsx';
import { copyText } from './copy-text.ts';
import { Icon, type IconName } from './icon.tsx';

type CopyButtonProps = ButtonLook & {
  readonly label: string;
  /** What is copied, or the way to make it when the button is pressed. */
  readonly text: string | (() => string);
  /** Said in the toast: "Brief copied". */
  readonly done: string;
  /** The words on the page that are selected where the clipboard is refused. */
  readonly source?: RefObject<HTMLElement | null>;
  readonly icon?: IconName;
};

/** Puts a text on the clipboard and says so; where that is refused, selects it and says what to do. */
export function CopyButton({ label, text, done, source, icon = 'copy', ...look }: CopyButtonProps) {
  const copy = () => {
    const element = source?.current;
    void copyText(
      typeof text === 'string' ? text : text(),
      { title: done, text: copyWords.done },
      element ? () => getSelection()?.selectAllChildren(element) : undefined,
    );
  };
  return (
    <span className={styles.copy}>
      <Button {...look} onClick={copy}>
        <Icon name={icon} />
        {label}
      </Button>
    </span>
  );
}

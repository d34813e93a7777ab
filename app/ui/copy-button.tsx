import type { RefObject } from 'react';
import { copyWords } from '#app/content/interface.ts';
import styles from './copy-button.module.css';
import { Button, type ButtonLook } from './button.tsx';
import { copyText } from './export-text.ts';
import { Icon, type IconName } from './icon.tsx';

type CopyButtonProps = ButtonLook & {
  readonly label: string;
  /** The text to copy, or a function that returns it at the press. */
  readonly text: string | (() => string);
  /** Text of the success toast: "Brief copied". */
  readonly done: string;
  /** The element to select if the clipboard is refused. */
  readonly source?: RefObject<HTMLElement | null>;
  readonly icon?: IconName;
};

/**
 * Copies a text and confirms with a toast. If the clipboard is refused, selects the text and
 * explains how to copy it.
 */
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

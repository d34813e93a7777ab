import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './phone-row.module.css';

type PhoneRowProps = {
  /** The name of the row. */
  readonly label: string;
  /** The class that lays the children out on wider screens. */
  readonly className: string | undefined;
  /** It has a ground of its own, so its end does not fade. */
  readonly isGrounded?: boolean;
  readonly children: ReactNode;
};

/** On phones a row that scrolls sideways and shows the edge of what follows. */
export function PhoneRow({ label, className, isGrounded, children }: PhoneRowProps) {
  return (
    <section
      className={clsx(styles.row, className)}
      data-grounded={isGrounded}
      tabIndex={0}
      aria-label={label}
    >
      {children}
    </section>
  );
}

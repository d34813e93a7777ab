import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './phone-row.module.css';

type PhoneRowProps = {
  /** The name of the row. */
  readonly label: string;
  /** The class that lays the children out on wider screens. */
  readonly className: string | undefined;
  /** The row or its items have a ground of their own, so the end does not fade. */
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

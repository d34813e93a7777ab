import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
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
    <ScrollRegion className={clsx(styles.row, className)} data-grounded={isGrounded} label={label}>
      {children}
    </ScrollRegion>
  );
}

import type { ReactNode } from 'react';
import styles from './call-actions.module.css';

/** The buttons of a call to action, in a row if they fit. */
export function CallActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

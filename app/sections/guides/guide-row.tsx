import { GuideLink, type GuideLinkProps } from './guide-link.tsx';
import styles from './guide-row.module.css';

/** A guide as a row of a list. */
export function GuideRow(props: Omit<GuideLinkProps, 'mark'>) {
  return (
    <li className={styles.row}>
      <GuideLink {...props} />
    </li>
  );
}

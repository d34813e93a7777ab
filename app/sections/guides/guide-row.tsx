import { GuideLink, type GuideLinkProps } from './guide-link.tsx';
import styles from './guide-row.module.css';

/** A guide as a row of a list. One with a number is a card. */
export function GuideRow(props: GuideLinkProps) {
  return (
    <li className={props.mark ? styles.card : styles.row}>
      <GuideLink {...props} />
    </li>
  );
}

import { GuideLink, type GuideLinkProps } from './guide-link.tsx';
import styles from './guide-card.module.css';

/** A guide as a large card, with its number in the reading order. */
export function GuideCard(props: Required<GuideLinkProps>) {
  return (
    <li className={styles.card} data-kind={props.guide.kind}>
      <GuideLink {...props} />
    </li>
  );
}

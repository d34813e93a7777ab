import { GuideLink, type GuideLinkProps } from './guide-link.tsx';
import styles from './guide-tile.module.css';

/** A guide in the list of its topic: beside its picture if there is room, else below it. */
export function GuideTile(props: GuideLinkProps) {
  return (
    <li className={styles.tile} data-kind={props.guide.kind}>
      <GuideLink {...props} />
    </li>
  );
}

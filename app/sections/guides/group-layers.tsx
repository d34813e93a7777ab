import type { Illustration } from '#app/content/entities.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { GroupProgress } from './group-fill.tsx';
import styles from './group-layers.module.css';

type GroupLayersProps = {
  readonly illustration: Illustration;
  readonly progress: readonly GroupProgress[];
  /** The word after the number of points. */
  readonly unit: string;
};

/** A picture with a board for each group of a checklist, and a link to the group beside its board. */
export function GroupLayers({ illustration, progress, unit }: GroupLayersProps) {
  return (
    <nav aria-label="Groups of this checklist" className={styles.layers}>
      <Picture {...illustration} loading="first" />
      <ol>
        {progress.map(({ id, title, done, total }, index) => (
          <li key={id}>
            <SiteLink to={`#${id}`}>
              <b>{index + 1}</b> <span>{title}</span>{' '}
              <small>{done > 0 ? `${done} of ${total}` : `${total} ${unit}`}</small>
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

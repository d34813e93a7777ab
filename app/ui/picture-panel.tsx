import type { Illustration, Panel } from '#app/content/entities.ts';
import { Picture } from './picture.tsx';
import styles from './picture-panel.module.css';

type PicturePanelProps = Illustration & { readonly panel: Panel };

/** An illustration on a pastel background. */
export function PicturePanel({ panel, ...illustration }: PicturePanelProps) {
  return (
    <div className={styles.panel} data-panel={panel}>
      <Picture {...illustration} />
    </div>
  );
}

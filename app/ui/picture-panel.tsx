import type { Panel } from '#app/content/entities.ts';
import { Picture, type PictureProps } from './picture.tsx';
import styles from './picture-panel.module.css';

type PicturePanelProps = Omit<PictureProps, 'className'> & { readonly panel: Panel };

/** An illustration on a pastel background. */
export function PicturePanel({ panel, ...picture }: PicturePanelProps) {
  return (
    <div className={styles.panel} data-panel={panel}>
      <Picture {...picture} />
    </div>
  );
}

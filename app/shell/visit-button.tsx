import { useState, type ComponentType } from 'react';
import { loadFullStylesheet } from '#app/browser/full-stylesheet.ts';
import { notify } from '#app/browser/notifications.ts';
import { visitFailed, visitTitle } from '#app/content/interface.ts';
import styles from './visit-button.module.css';

type Panel = ComponentType<{ readonly onClose: () => void }>;

/** Opens a panel with what this visit measured. The panel and its library load at the first press. */
export function VisitButton() {
  const [Panel, setPanel] = useState<Panel>();
  const open = async () => {
    try {
      const [{ VisitPanel }] = await Promise.all([
        import('./visit-panel.tsx'),
        loadFullStylesheet(),
      ]);
      setPanel(() => VisitPanel);
    } catch (error) {
      console.warn(error);
      notify({ kind: 'error', ...visitFailed });
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        {visitTitle}
      </button>
      {Panel && <Panel onClose={() => setPanel(undefined)} />}
    </>
  );
}

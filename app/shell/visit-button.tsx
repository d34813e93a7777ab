import { useState, type ComponentType } from 'react';
import { loadFullStylesheet } from '#app/browser/full-stylesheet.ts';
import { visitFailed, visitTitle } from '#app/content/interface.ts';
import styles from './visit-button.module.css';

type Panel = ComponentType<{ readonly onClose: () => void }>;

/**
 * Opens a panel with what this visit measured. The panel and its library load at the first press. If
 * that fails, a text beside the button says so: a toast needs the stylesheet, which may have failed.
 */
export function VisitButton() {
  const [Panel, setPanel] = useState<Panel>();
  const [hasFailed, setFailed] = useState(false);
  const open = async () => {
    setFailed(false);
    try {
      const [{ VisitPanel }] = await Promise.all([
        import('./visit-panel.tsx'),
        loadFullStylesheet(),
      ]);
      setPanel(() => VisitPanel);
    } catch (error) {
      console.warn(error);
      setFailed(true);
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
      {hasFailed && <span role="alert">{visitFailed}</span>}
      {Panel && <Panel onClose={() => setPanel(undefined)} />}
    </>
  );
}

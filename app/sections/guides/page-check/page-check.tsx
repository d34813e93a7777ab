import { useState, type ComponentType } from 'react';
import type { PointVerdict } from '#app/content/own-audit.ts';
import type { ChecklistPage } from '#app/guides/page.ts';
import type { PageCheckWords } from '#app/guides/words.ts';
import { loadFullStylesheet } from '#app/browser/full-stylesheet.ts';
import { errorMessage } from '#app/lib/error-message.ts';
import { Boundary } from '#app/ui/boundary.tsx';
import { Button } from '#app/ui/button.tsx';
import styles from './page-check.module.css';

type PageCheckProps = {
  readonly guide: ChecklistPage;
  readonly words: PageCheckWords;
  /** Receives the verdict on each point, or null after the visitor cleared them. */
  readonly onVerdicts: (verdicts: readonly PointVerdict[] | null) => void;
};

/**
 * Checks the visitor's own page. The panel with the checker loads at the press of a button, which
 * stays if loading fails. Hidden without scripts.
 */
export function PageCheck({ guide, words, onVerdicts }: PageCheckProps) {
  const [Panel, setPanel] = useState<ComponentType<PageCheckProps>>();
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const open = async () => {
    setState('loading');
    try {
      const [{ CheckPanel }] = await Promise.all([
        import('./check-panel.tsx'),
        loadFullStylesheet(),
      ]);
      setPanel(() => CheckPanel);
      setState('open');
    } catch (error) {
      console.warn(error);
      setState('failed');
    }
  };
  return (
    <section className={styles.check} id="check-your-page" aria-labelledby="check-your-page-title">
      <h2 id="check-your-page-title">{words.title}</h2>
      <p>{words.lead}</p>
      {Panel ? (
        <Boundary
          renderFallback={(error) => (
            <p role="alert">{`${words.failed} (${errorMessage(error)})`}</p>
          )}
        >
          <Panel guide={guide} words={words} onVerdicts={onVerdicts} />
        </Boundary>
      ) : (
        <Button onClick={() => void open()}>
          {state === 'loading' ? words.loading : words.open}
        </Button>
      )}
      {state === 'failed' && <p role="alert">{words.notLoaded}</p>}
    </section>
  );
}

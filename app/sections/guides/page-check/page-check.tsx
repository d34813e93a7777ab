import { lazy, Suspense, useState } from 'react';
import type { PointVerdict } from '#app/content/own-audit.ts';
import type { ChecklistPage } from '#app/guides/page.ts';
import type { PageCheckWords } from '#app/guides/words.ts';
import { loadFullStylesheet } from '#app/browser/full-stylesheet.ts';
import { errorMessage } from '#app/lib/error-message.ts';
import { Boundary } from '#app/ui/boundary.tsx';
import { Button } from '#app/ui/button.tsx';
import styles from './page-check.module.css';

const Panel = lazy(async () => {
  const [{ CheckPanel }] = await Promise.all([import('./check-panel.tsx'), loadFullStylesheet()]);
  return { default: CheckPanel };
});

type PageCheckProps = {
  readonly guide: ChecklistPage;
  readonly words: PageCheckWords;
  /** Receives the verdict on each point, or null after the visitor cleared them. */
  readonly onVerdicts: (verdicts: readonly PointVerdict[] | null) => void;
};

/** Checks the visitor's own page. The checker loads at the first use. Hidden without scripts. */
export function PageCheck({ guide, words, onVerdicts }: PageCheckProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.check} id="check-your-page" aria-labelledby="check-your-page-title">
      <h2 id="check-your-page-title">{words.title}</h2>
      <p>{words.lead}</p>
      {isOpen ? (
        <Boundary
          renderFallback={(error) => (
            <p role="alert">{`${words.failed} (${errorMessage(error)})`}</p>
          )}
        >
          <Suspense fallback={<p>{words.loading}</p>}>
            <Panel guide={guide} words={words} onVerdicts={onVerdicts} />
          </Suspense>
        </Boundary>
      ) : (
        <Button onClick={() => setOpen(true)}>{words.open}</Button>
      )}
    </section>
  );
}

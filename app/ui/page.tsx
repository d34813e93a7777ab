import { Children, useDeferredValue, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import styles from './page.module.css';

/** The sections of a page, in order. If one throws, the root route shows the error screen. */
export function Page({ children }: { readonly children: ReactNode }) {
  const sections = Children.toArray(children);
  const isWhole = useAllSections();
  return (
    <>
      {/* An array in both cases: the first section keeps its key, so it is not mounted again. */}
      {isWhole ? sections : sections.slice(0, 1)}
      {!isWhole && <div className={styles.rest} />}
    </>
  );
}

/**
 * Whether all sections are rendered. After a client navigation it is false at first, so that the
 * first section is painted sooner. A fragment or a restored scroll position may be further down, so
 * it is true from the start there.
 */
function useAllSections(): boolean {
  const { hash } = useLocation();
  const isStep = useNavigationType() === 'POP';
  const isHydrated = useHydrated();
  const [startsWhole] = useState(!isHydrated || isStep || hash !== '');
  return useDeferredValue(true, startsWhole);
}

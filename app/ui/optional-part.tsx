import type { ReactNode } from 'react';
import { partFailed } from '#app/content/interface.ts';
import { errorMessage } from '#app/lib/error-message.ts';
import { Boundary } from './boundary.tsx';
import styles from './optional-part.module.css';

type OptionalPartProps = {
  /** Rendered below the note if the part fails: its content without its behavior. */
  readonly plain?: ReactNode;
  readonly children: ReactNode;
};

/**
 * An error boundary around a part that a page can do without, such as a chart or a carousel. If the
 * part throws, a note shows the error's message. An error outside such a boundary replaces the
 * whole page with the error screen.
 */
export function OptionalPart({ plain, children }: OptionalPartProps) {
  return (
    <Boundary
      renderFallback={(error) => (
        <>
          <p className={styles.note} role="note">
            {partFailed(errorMessage(error))}
          </p>
          {plain}
        </>
      )}
    >
      {children}
    </Boundary>
  );
}

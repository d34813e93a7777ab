import type { ReactNode } from 'react';
import { partFailed } from '#app/content/interface.ts';
import { errorMessage } from '#app/lib/error-message.ts';
import { Boundary } from './boundary.tsx';
import styles from './optional-part.module.css';

type OptionalPartProps = {
  /** Rendered below the note if the part fails: its words without its behavior. */
  readonly plain?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A part without which the page is complete, such as a chart or a carousel. If it throws, a note with the error's
 * message takes its place. What throws outside of one replaces the whole page with the error screen.
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

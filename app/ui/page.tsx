import { Children, type ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import styles from './page.module.css';

/** The sections of a page, in order. One that throws leaves a note in its place; the others stay. */
export function Page({ children }: { readonly children: ReactNode }) {
  return Children.map(children, (section) => (
    <Boundary
      fallback={
        <div className="wrap">
          <p className={styles.note} role="note">
            We could not show this part. The rest of the page still works; reload to try again.
          </p>
        </div>
      }
    >
      {section}
    </Boundary>
  ));
}

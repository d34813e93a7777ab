import { Children, type ReactNode } from 'react';
import { sectionFailed } from '#app/content/interface.ts';
import { Boundary } from './boundary.tsx';
import styles from './page.module.css';

/** The sections of a page, in order. One that throws leaves a note in its place; the others stay. */
export function Page({ children }: { readonly children: ReactNode }) {
  return Children.map(children, (section) => (
    <Boundary
      fallback={
        <div className="wrap">
          <p className={styles.note} role="note">
            {sectionFailed}
          </p>
        </div>
      }
    >
      {section}
    </Boundary>
  ));
}

import { site } from '#app/content/site.ts';
import styles from './logo.module.css';

const terrace =
  'M0 30h7.5a3.5 3.5 0 0 0 3.5-3.5v-1a3.5 3.5 0 0 1 3.5-3.5h4a3.5 3.5 0 0 0 3.5-3.5v-1a3.5 3.5 0 0 1 3.5-3.5H40v15a11 11 0 0 1-11 11H11A11 11 0 0 1 0 30Z';

/** The wordmark in Gabarito 800, outlined so that it needs no font. */
const wordmark =
  'M60.2 30.9q-2.9 0-4.8-1.1-2-1-2.9-3.1-1-2.1-1-5.3v-12h5v12.4q0 2 1 3.1t2.7 1.1q1.9 0 2.8-1.1t.9-3.1V9.4H69v12q0 3.2-1 5.3t-2.9 3.1q-1.9 1.1-4.9 1.1m19.8 0q-2 0-3.5-.9l-.1-.1v6.5h-5.1V15.3h3.8l.4 1.5 1.1-.9q1.4-1 3.4-1 2.1 0 3.6 1 1.6 1.1 2.5 2.9t.9 4.1-.9 4.1-2.5 2.9-3.6 1m-1-4.8q1.2 0 2-.9t.9-2.3q0-1.4-.9-2.3t-2-.9q-1.2 0-2 .9t-.9 2.3q0 1.4.9 2.3t2 .9M94.3 31q-1.9 0-3.5-.7t-3.1-2.4l2.7-2.8q1.1 1.1 2.1 1.5 1 .5 2.1.5.6 0 1-.2t.4-.6-.3-.5q-.2-.3-.9-.5l-2-.5q-2.5-.7-3.6-1.8T88 19.9q0-1.4.8-2.5.7-1.2 2.1-1.9t3.3-.7q2.2 0 3.8.9t2.7 2l-3 2.6q-.7-.7-1.7-1.1t-2.2-.4q-.6 0-1 .2t-.4.6.5.6q.5.3 2.2.7 2.9.7 4.1 1.9 1.3 1.2 1.3 3.2 0 1.5-.8 2.6t-2.2 1.8-3.2.6m12.5-.3q-1.3 0-2.3-.5-1.1-.5-1.8-1.6t-.7-2.9V9.4h5V24q0 1.1.4 1.5t1.1.3v4.7l-.8.1zm10.4.2q-2.4 0-4.2-1t-2.8-2.8-1-4.2 1-4.1 2.8-2.9q1.8-1 4.2-1t4.3 1 2.8 2.9 1 4.1q0 2.4-1 4.2t-2.8 2.8q-1.9 1-4.3 1m0-4.9q1.3 0 2.2-.8.8-.9.8-2.3t-.8-2.2q-.9-.9-2.2-.9-1.2 0-2.1.9-.8.8-.8 2.2t.8 2.2q.9.9 2.1.9m18.2 4.9q-1.9 0-3.4-.9l-.2-.1v6.5h-5V15.3h3.7l.5 1.5 1.1-.9q1.4-1 3.4-1 2.1 0 3.6 1 1.6 1.1 2.5 2.9t.8 4.1-.9 4.1-2.4 2.9-3.7 1m-.9-4.8q1.2 0 2-.9t.8-2.3-.8-2.3-2-.9-2.1.9-.8 2.3.8 2.3q.9.9 2.1.9m16.2 4.7q-2.3 0-4-1t-2.7-2.7q-.9-1.8-.9-4.2 0-2.3.9-4.1t2.7-2.9 4-1q2.4 0 4.1 1.1t2.6 2.9q1 1.7 1 3.9l-.1.9-.1.7h-10.6q.2 1.1.9 1.7.9.9 2.6.9 1.3 0 2.1-.5t1.3-1.4l3.4 1.8q-1 1.8-2.8 2.8-1.9 1.1-4.4 1.1m-3-9.8h6.1q-.2-.7-.6-1.3-.8-.9-2.4-.9t-2.4.8q-.5.6-.7 1.4';

type LogoProps = {
  /** The first one on a page carries the outlines, every later one refers to it. */
  readonly part: 'source' | 'copy';
};

/** Mark and wordmark for blue ground. Minimum height 16 px, clear space one step. */
export function Logo({ part }: LogoProps) {
  return (
    <svg className={styles.logo} viewBox="0 0 159 40" role="img" aria-label={site.name}>
      {part === 'copy' ? (
        <use href="#logo" />
      ) : (
        <g id="logo">
          <rect className={styles.tile} width="40" height="40" rx="11" />
          <path className={styles.paper} d={terrace} />
          <circle className={styles.sun} cx="30.5" cy="8" r="4" />
          <path className={styles.paper} d={wordmark} />
        </g>
      )}
    </svg>
  );
}

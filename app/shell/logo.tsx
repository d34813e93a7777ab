import { site } from '#app/content/site.ts';
import brand from './brand.json' with { type: 'json' };
import styles from './logo.module.css';

const { wordmark } = brand;

const terrace =
  'M0 30h7.5a3.5 3.5 0 0 0 3.5-3.5v-1a3.5 3.5 0 0 1 3.5-3.5h4a3.5 3.5 0 0 0 3.5-3.5v-1a3.5 3.5 0 0 1 3.5-3.5H40v15a11 11 0 0 1-11 11H11A11 11 0 0 1 0 30Z';

type LogoProps = {
  /**
   * The first logo on a page defines the outlines (`source`), later ones reference them (`copy`).
   */
  readonly part: 'source' | 'copy';
};

/** Mark and wordmark for blue backgrounds. Minimum height 16 px, clear space one step. */
export function Logo({ part }: LogoProps) {
  return (
    <>
      <svg className={styles.logo} viewBox={`0 0 ${wordmark.width} 40`} aria-hidden="true">
        {part === 'copy' ? (
          <use href="#logo" />
        ) : (
          <g id="logo">
            <rect className={styles.tile} width="40" height="40" rx="11" />
            <path className={styles.paper} d={terrace} />
            <circle className={styles.sun} cx="30.5" cy="8" r="4" />
            <path className={styles.paper} d={wordmark.path} />
          </g>
        )}
      </svg>
      {/* Crawlers read text, not the labels of SVGs. */}
      <span className="sr-only">{site.name}</span>
    </>
  );
}

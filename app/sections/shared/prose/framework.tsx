import type { Framework as Steps } from '#app/guides/schema.ts';
import styles from './framework.module.css';

/** Ordered steps. The last number is orange. */
export function Framework({ steps }: Steps) {
  return (
    <div className={styles.band}>
      <ol className={styles.steps}>
        {steps.map(({ title, weeks, text, checks }) => (
          <li key={title}>
            <div>
              <p className={styles.head}>
                <b>{title}</b> <span>{weeks}</span>
              </p>
              <p>{text}</p>
              <ul>
                {checks.map((check) => (
                  <li key={check}>{check}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

import type { KeywordList as Keywords } from '#app/guides/schema.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import styles from './keyword-list.module.css';

/** A table of searches: keyword, intent and target page. On phones it is a disclosure. */
export function KeywordList({ title, note, rows }: Keywords) {
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h4>{title}</h4>
        <CopyButton
          label="Copy list"
          text={rows.map(({ keyword }) => keyword).join('\n')}
          done={`${title}: copied`}
          variant="quiet"
          size="small"
        />
        <p>{note}</p>
      </div>
      <details className={styles.rows}>
        <summary>The {rows.length} keywords</summary>
        <p className={styles.columns} aria-hidden="true">
          <span>Keyword</span> <span>Intent</span> <span>Page</span>
        </p>
        <dl>
          {rows.map(({ keyword, intent, page }) => (
            <div key={keyword}>
              <dt>{keyword}</dt>
              <dd>{intent}</dd>
              <dd>{page}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

import type { KeywordList as Keywords } from '#app/guides/schema.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import styles from './keyword-list.module.css';

/** A table of searches: keyword, intent and target page. On phones it is a disclosure. */
export function KeywordList({ list }: { readonly list: Keywords }) {
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h4>{list.title}</h4>
        <CopyButton
          label="Copy list"
          text={list.rows.map(({ keyword }) => keyword).join('\n')}
          done={`${list.title}: ${list.rows.length} keywords copied`}
          variant="quiet"
          size="small"
        />
        <p>{list.note}</p>
      </div>
      <details className={styles.rows}>
        <summary>The {list.rows.length} keywords</summary>
        <p className={styles.columns} aria-hidden="true">
          <span>Keyword</span> <span>Intent</span> <span>Page</span>
        </p>
        <dl>
          {list.rows.map(({ keyword, intent, page }) => (
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

import type { KeywordLists as Keywords } from '#app/guides/prose.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './keyword-lists.module.css';

/** A picture with a link to each group of keywords, and their tables. On phones a table is a disclosure. */
export function KeywordLists({ picture, alt, groups }: Keywords) {
  return (
    <div className={styles.lists}>
      <div className={styles.board}>
        <Picture picture={picture.wide} small={picture.small} alt={alt} />
        <ul>
          {groups.map(({ id, title, rows }) => (
            <li key={id}>
              <SiteLink to={`#${id}`}>
                <b>{title}</b> <span>{`${rows.length} keywords`}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      {groups.map(({ id, title, note, rows }) => (
        <div key={id} className={styles.list}>
          <h4>{title}</h4>
          <details id={id} className={styles.rows}>
            <summary>{`${rows.length} keywords`}</summary>
            <table>
              <caption>{note}</caption>
              <thead>
                <tr>
                  <th scope="col">Keyword</th>
                  <th scope="col">Intent</th>
                  <th scope="col">Page</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ keyword, intent, page }) => (
                  <tr key={keyword}>
                    <th scope="row">{keyword}</th>
                    <td>{intent}</td>
                    <td>{page}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <CopyButton
              label="Copy list"
              text={rows.map(({ keyword }) => keyword).join('\n')}
              done={`${title}: copied`}
              variant="quiet"
              size="small"
            />
          </details>
        </div>
      ))}
    </div>
  );
}

import { clsx } from 'clsx';
import { memo } from 'react';
import type { CheckPoint as Point } from '#app/guides/schema.ts';
import type { PointVerdict } from '#app/content/own-audit.ts';
import type { ChecklistWords } from '#app/guides/words.ts';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Words } from '#app/ui/words.tsx';
import { TickBox } from './tick-box.tsx';
import styles from './check-point.module.css';

type CheckPointProps = {
  readonly point: Point;
  readonly number: number;
  readonly ticked: boolean;
  readonly words: ChecklistWords;
  /** The verdict on this site, if there is one. */
  readonly own: PointVerdict | undefined;
  /** The verdict on the visitor's own page, if it was checked. */
  readonly yours: PointVerdict | undefined;
  readonly onTick: (id: string, on: boolean) => void;
};

/** The texts of a point, in order. */
const parts = ['why', 'check', 'fix'] as const;

/** One point: its check box and tags; in a native disclosure why it matters, how to check and fix it, and the source. */
export const CheckPoint = memo(function CheckPoint({
  point,
  number,
  ticked,
  words,
  own,
  yours,
  onTick,
}: CheckPointProps) {
  const { id, title, severity, effort, source } = point;
  const verdict = yours ?? own;
  return (
    <li className={styles.point} id={id}>
      <h3 className={styles.name}>
        <label>
          <TickBox value={id} checked={ticked} onTick={onTick} />
          <span className={styles.number}>{number}</span>{' '}
          <span className={styles.title}>
            <Words isRunningText>{title}</Words>
          </span>
        </label>
      </h3>
      {(severity ?? effort ?? verdict) && (
        <p className={styles.tags}>
          {severity && <span data-severity={severity}>{words.severity[severity]}</span>}{' '}
          {effort && (
            <span>
              {words.effort[effort]} <span className={styles.toFix}>{words.toFix}</span>
            </span>
          )}{' '}
          {verdict && (
            // A column names this site, but not the visitor's page.
            <span className={styles.mark} data-verdict={verdict.verdict} data-computed="">
              <span className={yours ? styles.yours : 'sr-only'}>
                {`${yours ? words.pageCheck.yours : words.columns.verdict}:`}
              </span>
              {` ${verdict.label}`}
            </span>
          )}
        </p>
      )}
      {verdict?.reason && (
        <p className={styles.reason} data-computed="">
          {verdict.reason}
        </p>
      )}
      <details open={number === 1}>
        <summary>
          <span className="sr-only">{`${words.how}: ${title}`}</span>
          <Icon name="chevron" />
        </summary>
        <dl>
          {parts.map((part) => (
            <div key={part}>
              <dt>{words[part]}</dt>
              <dd>
                <RichText text={point[part]} />
              </dd>
            </div>
          ))}
          {source && (
            <div className={styles.source}>
              <dt>{words.source}</dt>
              <dd>
                <a href={source.url}>{source.label}</a>
              </dd>
            </div>
          )}
          <Evidence verdict={yours} />
          <Evidence verdict={own} />
        </dl>
      </details>
    </li>
  );
});

type ColumnsProps = {
  readonly words: ChecklistWords;
  /** What the verdicts are about. */
  readonly site: string;
};

/** The names of the columns on wide screens. */
export function Columns({ words: { columns: words, how }, site }: ColumnsProps) {
  return (
    <p className={clsx(styles.tags, styles.columns)} aria-hidden="true">
      <span>{words.severity}</span> <span>{words.effort}</span>{' '}
      <span className={styles.mark}>{site}</span> <span>{how}</span>
    </p>
  );
}

/** The findings of a verdict. Text only, because those of the visitor's page are from its HTML. */
function Evidence({ verdict }: { readonly verdict: PointVerdict | undefined }) {
  return (
    verdict && (
      <div className={styles.own} data-computed="">
        <dt>{verdict.heading}</dt>
        {verdict.evidence.map((evidence, index) => (
          <dd key={index}>{evidence}</dd>
        ))}
      </div>
    )
  );
}

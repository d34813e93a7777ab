import { clsx } from 'clsx';
import { memo } from 'react';
import type { PointResult, Verdict } from '#audit/types.ts';
import type { CheckPoint as Point } from '#app/guides/schema.ts';
import type { OwnVerdict } from '#app/content/own-audit.ts';
import type { ChecklistWords, PageCheckWords } from '#app/guides/words.ts';
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
  readonly own: OwnVerdict | undefined;
  /** The result for the visitor's own page, if it was checked. */
  readonly yours: PointResult | undefined;
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
      {(severity ?? effort ?? own) && (
        <p className={styles.tags}>
          {severity && <span data-severity={severity}>{words.severity[severity]}</span>}{' '}
          {effort && (
            <span>
              {words.effort[effort]} <span className={styles.toFix}>{words.toFix}</span>
            </span>
          )}{' '}
          {yours ? (
            <Mark
              verdict={yours.verdict}
              isYours
              site={words.pageCheck.yours}
              label={words.pageCheck.verdicts[yours.verdict]}
            />
          ) : (
            own && <Mark verdict={own.verdict} site={words.columns.verdict} label={own.label} />
          )}
        </p>
      )}
      {own?.reason && !yours && (
        <p className={styles.reason} data-computed="">
          {own.reason}
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
          {yours && <YourEvidence yours={yours} words={words.pageCheck} />}
          {own && <OwnEvidence own={own} />}
        </dl>
      </details>
    </li>
  );
});

type MarkProps = {
  readonly verdict: Verdict;
  /** What was judged. Visible only for the visitor's own page, where no column names it. */
  readonly site: string;
  readonly isYours?: boolean;
  readonly label: string;
};

/** A verdict as a word, after the same mark as in the summary. */
function Mark({ verdict, site, isYours, label }: MarkProps) {
  return (
    <span className={styles.mark} data-verdict={verdict} data-computed="">
      <span className={isYours ? styles.yours : 'sr-only'}>{`${site}:`}</span>
      {` ${label}`}
    </span>
  );
}

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

/** Limit of the findings shown for a point. */
const shown = 10;

type YourEvidenceProps = { readonly yours: PointResult; readonly words: PageCheckWords };

/** The findings on the visitor's page, rendered as text only. */
function YourEvidence({ yours, words }: YourEvidenceProps) {
  const { verdict, evidence } = yours;
  return (
    <div className={styles.own}>
      <dt>{`${words.yours}: ${words.verdicts[verdict].toLowerCase()}`}</dt>
      {evidence.slice(0, shown).map((one, index) => (
        <dd key={index}>
          {one.page.endsWith('.invalid/') ? '' : `${one.page} `}
          {one.line !== undefined && `line ${one.line}: `}
          <code>{one.found}</code>
          {one.expected !== undefined && ` (expected: ${one.expected})`}
        </dd>
      ))}
    </div>
  );
}

/** The findings on this site. */
function OwnEvidence({ own }: { readonly own: OwnVerdict }) {
  return (
    <div className={styles.own} data-computed="">
      <dt>{own.heading}</dt>
      {own.evidence.map((evidence) => (
        <dd key={evidence}>{evidence}</dd>
      ))}
    </div>
  );
}

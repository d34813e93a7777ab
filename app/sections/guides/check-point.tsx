import { memo } from 'react';
import type { CheckPoint as Point } from '#app/guides/schema.ts';
import type { OwnVerdict } from '#app/content/own-audit.ts';
import type { ChecklistWords } from '#app/guides/words.ts';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { TickBox } from './tick-box.tsx';
import styles from './check-point.module.css';

type CheckPointProps = {
  readonly point: Point;
  readonly number: number;
  readonly ticked: boolean;
  readonly words: ChecklistWords;
  /** This site's own verdict, if it has one. */
  readonly own: OwnVerdict | undefined;
  readonly onTick: (id: string, on: boolean) => void;
};

/** One point: its check box and tags; in a native disclosure why it matters, how to check and fix it, and the source. */
export const CheckPoint = memo(function CheckPoint({
  point,
  number,
  ticked,
  words,
  own,
  onTick,
}: CheckPointProps) {
  const { id, title, why, check, fix, severity, effort, source } = point;
  return (
    <li className={styles.point} id={id}>
      <label>
        <TickBox value={id} checked={ticked} onTick={onTick} />
        <span className={styles.number}>{number}</span>
        <span className={styles.title}>{title}</span>
      </label>
      {(severity ?? effort) && (
        <p className={styles.tags}>
          {severity && <span data-severity={severity}>{words.severity[severity]}</span>}
          {severity && effort && ' '}
          {effort && <span>{words.effort[effort]}</span>}
        </p>
      )}
      <details>
        <summary>
          {own && <OwnMark own={own} />}
          <span className={styles.how} aria-hidden="true">
            {words.how}
          </span>
          <span className="sr-only">
            {words.how}: {title}
            {own && `. ${own.heading}`}
          </span>
          <Icon name="chevron" />
        </summary>
        <dl>
          <div>
            <dt>{words.why}</dt>
            <dd>
              <RichText text={why} />
            </dd>
          </div>
          <div>
            <dt>{words.check}</dt>
            <dd>
              <RichText text={check} />
            </dd>
          </div>
          <div>
            <dt>{words.fix}</dt>
            <dd>
              <RichText text={fix} />
            </dd>
          </div>
          {source && (
            <div className={styles.source}>
              <dt>{words.source}</dt>
              <dd>
                <a href={source.url} rel="noopener">
                  {source.label}
                </a>
              </dd>
            </div>
          )}
          {own && <OwnEvidence own={own} />}
        </dl>
      </details>
    </li>
  );
});

const marks = {
  pass: 'check',
  fail: 'close',
  'not-applicable': 'free',
  'needs-a-person': 'search',
} as const;

/** The verdict in a word; on phones its mark alone. */
function OwnMark({ own }: { readonly own: OwnVerdict }) {
  return (
    <span className={styles.mark} data-verdict={own.verdict} aria-hidden="true">
      <Icon name={marks[own.verdict]} />
      <span>{own.label}</span>
    </span>
  );
}

/** What was seen on this site. */
function OwnEvidence({ own }: { readonly own: OwnVerdict }) {
  return (
    <div className={styles.own}>
      <dt>{own.heading}</dt>
      {own.reason && <dd>{own.reason}</dd>}
      {own.evidence.map((evidence) => (
        <dd key={evidence}>{evidence}</dd>
      ))}
    </div>
  );
}

import { memo } from 'react';
import type { CheckPoint as Point } from '#app/guides/schema.ts';
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
  readonly onTick: (id: string, on: boolean) => void;
};

/** One point: its check box and tags; in a native disclosure why it matters, how to check and fix it, and the source. */
export const CheckPoint = memo(function CheckPoint({
  point,
  number,
  ticked,
  words,
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
          <span className={styles.how} aria-hidden="true">
            {words.how}
          </span>
          <span className="sr-only">
            {words.how}: {title}
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
        </dl>
      </details>
    </li>
  );
});

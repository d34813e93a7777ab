import { memo } from 'react';
import type { CheckPoint as Point } from '#app/content/guides/guide.ts';
import type { ChecklistWords } from '#app/content/guides/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './check-point.module.css';

type CheckPointProps = {
  readonly point: Point;
  readonly number: number;
  readonly ticked: boolean;
  readonly words: ChecklistWords;
  readonly onTick: (id: string, on: boolean) => void;
};

/** One point: a box to tick, and behind a native disclosure why it matters, how to check it and how to fix it. */
export const CheckPoint = memo(function CheckPoint({
  point,
  number,
  ticked,
  words,
  onTick,
}: CheckPointProps) {
  const { id, title, why, check, fix } = point;
  return (
    <li className={styles.point} id={id}>
      <label>
        <input
          type="checkbox"
          value={id}
          checked={ticked}
          autoComplete="off"
          onChange={(event) => onTick(id, event.target.checked)}
        />
        <span className={styles.number}>{number}</span>
        <span className={styles.title}>{title}</span>
      </label>
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
            <dd>{why}</dd>
          </div>
          <div>
            <dt>{words.check}</dt>
            <dd>{check}</dd>
          </div>
          <div>
            <dt>{words.fix}</dt>
            <dd>{fix}</dd>
          </div>
        </dl>
      </details>
    </li>
  );
});

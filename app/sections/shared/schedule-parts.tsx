import { clsx } from 'clsx';
import type { Schedule } from '#app/content/entities.ts';
import styles from './schedule-parts.module.css';
import { weekSpan } from './week-span.ts';

type ScheduleStagesProps = {
  readonly stages: Schedule['stages'];
  /** Classes for the layout of the list. */
  readonly className: string | undefined;
};

/** When results are expected: each stage has the attributes of its weeks. */
export function ScheduleStages({ stages, className }: ScheduleStagesProps) {
  return (
    <ul className={clsx(styles.stages, className)}>
      {stages.map(({ when, what, ...span }) => (
        <li key={when} {...weekSpan(span)}>
          <b>{when}</b> <span>{what}</span>
        </li>
      ))}
    </ul>
  );
}

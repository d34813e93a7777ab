import { clsx } from 'clsx';
import { useScrollSpy } from '#app/hooks/use-scroll-spy.ts';
import share from '#app/sections/shared/share.module.css';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './step-bar.module.css';

type StepBarProps = {
  readonly steps: readonly {
    readonly id: string;
    readonly title: string;
    readonly minutes: number;
  }[];
  readonly total: string;
  readonly legend: string;
};

/** A sticky bar of the steps. The width of a step is its minutes, which stand below it; the current one is orange. */
export function StepBar({ steps, total, legend }: StepBarProps) {
  const ids = steps.map(({ id }) => id);
  const current = useScrollSpy(ids);
  const at = ids.indexOf(current ?? '');
  return (
    <nav className={styles.bar} aria-label="Steps">
      <div className="wrap">
        <ol>
          {steps.map(({ id, title, minutes }, index) => (
            <li key={id} className={clsx(share.share, styles.step)} data-share={minutes}>
              <SiteLink
                to={`#${id}`}
                aria-current={index === at ? 'location' : undefined}
                className={index < at ? styles.done : undefined}
              >
                <b>{index + 1}</b> <span className="sr-only">{title}, </span>
                <em>
                  {minutes}
                  <span> min</span>
                </em>
              </SiteLink>
            </li>
          ))}
        </ol>
        <p aria-hidden="true">
          <span>Start</span>
          <span className={styles.legend}>{legend}</span>
          <span>{total}</span>
        </p>
      </div>
    </nav>
  );
}

import type { NightChange } from '#app/content/study-summary.ts';
import styles from './night-lanes.module.css';

type NightLanesProps = {
  readonly change: NightChange;
  /** The words for before and after. */
  readonly moments: { readonly before: string; readonly after: string };
};

/** From this hour on the ground is light. In hours from noon. */
const dawn = 19;

/** The messages of one night at their times, before and after, on a ground that goes from night to day. */
export function NightLanes({ change, moments }: NightLanesProps) {
  const { title, from, to } = change;
  const place = (hour: number) => `${(((hour - from) / (to - from)) * 100).toFixed(1)}%`;
  const hours = Array.from({ length: (to - from) / 2 + 1 }, (_, index) => from + index * 2);
  return (
    <figure className={styles.night}>
      <div className="wrap">
        <figcaption>{title}</figcaption>
        <div className={styles.lanes}>
          <ol className={styles.hours} aria-hidden="true">
            {hours.map((hour) => (
              <li key={hour} data-day={hour > dawn || undefined}>
                {hourName(hour)}
              </li>
            ))}
          </ol>
          {(['before', 'after'] as const).map((moment) => {
            const { wait, waitText, outcome, talks } = change[moment];
            const [start = from, end = to] = talks.map(({ hour }) => hour);
            return (
              <div key={moment} className={styles.lane} data-moment={moment}>
                <p className={styles.label}>
                  <b>{moments[moment]}</b> {outcome}
                </p>
                <div className={styles.time}>
                  <svg className={styles.line} aria-hidden="true">
                    <g>
                      <line x1={place(start)} x2={place(end)} />
                      <circle cx={place(start)} r="7" />
                      <circle cx={place(end)} r="7" />
                    </g>
                    <g>
                      <line y1={place(start)} y2={place(end)} />
                      <circle cy={place(start)} r="7" />
                      <circle cy={place(end)} r="7" />
                    </g>
                  </svg>
                  {talks.map(({ hour, messages }) => (
                    <div key={hour} className={styles.talk}>
                      <svg width={place(hour)} height={place(hour)} aria-hidden="true" />
                      <ul>
                        {messages.map(({ time, by, text, isReply }) => (
                          <li key={time} data-reply={isReply}>
                            <small>
                              {by}, {time}
                            </small>{' '}
                            {text}
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))}
                </div>
                <div className={styles.wait}>
                  <svg width={place(start)} aria-hidden="true" />
                  <p>
                    <b>{wait}</b> {waitText}
                  </p>
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </figure>
  );
}

/** "6 p.m." for hours from noon. */
function hourName(hour: number): string {
  return `${hour % 12 || 12}\u00a0${hour < 12 ? 'p.m.' : 'a.m.'}`;
}

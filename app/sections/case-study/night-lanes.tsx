import type { NightChange } from '#app/content/study-summary.ts';
import { moments, type Moment } from '#app/lib/moments.ts';
import styles from './night-lanes.module.css';

type NightLanesProps = {
  readonly change: NightChange;
  /** The names of the moments. */
  readonly names: Readonly<Record<Moment, string>>;
};

/** From this hour on the ground is light. In hours from noon. */
const dawn = 19;

/** The minutes between two dots of a line. */
const dotted = 16;

/** The messages of one night, the last ones after dawn, at their times, before and after, on a ground that goes from night to day. */
export function NightLanes({ change, names }: NightLanesProps) {
  const { from, to } = change;
  const place = (time: number) => `${(((time / 60 - from) / (to - from)) * 100).toFixed(1)}%`;
  const light = place(dawn * 60);
  const hours = Array.from({ length: (to - from) / 4 + 1 }, (_, index) => from + index * 4);
  return (
    <div className={styles.night}>
      <div className="wrap">
        <div className={styles.lanes}>
          <ol className={styles.hours} aria-hidden="true">
            {hours.map((hour) => (
              <li key={hour} data-day={hour > dawn || undefined}>
                {timeName(hour * 60)}
              </li>
            ))}
          </ol>
          {moments.map((moment) => {
            const { wait, waitText, outcome, talks } = change[moment];
            const [sent, ended] = [talks[0][0].time, talks[1][0].time];
            const [start, end] = [place(sent), place(ended)];
            const reply = talks[0].find(({ isReply }) => isReply);
            // The dots begin at the reply of the evening. Each part begins and ends with a dot.
            const dotsFrom = reply?.time ?? sent;
            const dots = place(dotsFrom);
            const nightDots = Math.round((dawn * 60 - dotsFrom) / dotted);
            const dayDots = Math.round((ended - dawn * 60) / dotted);
            return (
              <div key={moment} className={styles.lane} data-moment={moment}>
                <p className={styles.label}>
                  <b>{names[moment]}</b> {outcome}
                </p>
                <div className={styles.time}>
                  <svg className={styles.line} aria-hidden="true">
                    <g>
                      <line x1={dots} x2={light} pathLength={nightDots} />
                      <line x1={light} x2={end} pathLength={dayDots} data-day="" />
                      {[start, end].map((x) => (
                        <g key={x} data-day={x === end || undefined}>
                          <line x1={x} x2={x} y2="12" />
                          <circle cx={x} r="7" />
                        </g>
                      ))}
                      {reply && <line x1={start} x2={dots} data-reply="" />}
                    </g>
                    <g>
                      <line y1={dots} y2={light} pathLength={nightDots} />
                      <line y1={light} y2={end} pathLength={dayDots} data-day="" />
                      <circle cy={start} r="7" />
                      <circle cy={end} r="7" data-day="" />
                      {reply && <line y1={start} y2={dots} data-reply="" />}
                    </g>
                  </svg>
                  {talks.map((messages) => {
                    const at = place(messages[0].time);
                    return (
                      <div key={at} className={styles.talk}>
                        <svg width={at} height={at} aria-hidden="true" />
                        <ul>
                          {messages.map(({ time, by, text, isReply }) => (
                            <li key={time} data-reply={isReply}>
                              <small>
                                {by}, {timeName(time)}
                              </small>{' '}
                              {text}
                            </li>
                          ))}
                        </ul>
                      </div>
                    );
                  })}
                </div>
                <div className={styles.wait}>
                  <svg width={start} aria-hidden="true" />
                  <p>
                    <small aria-hidden="true">{names[moment]}</small>
                    <b>{wait}</b> {waitText}
                  </p>
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** "6 p.m.", "9:40 p.m." or "midnight" for minutes from noon. */
function timeName(time: number): string {
  const hour = Math.floor(time / 60);
  if (time === 12 * 60) return 'midnight';
  const minutes = time % 60 > 0 ? `:${String(time % 60).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}\u00a0${hour % 24 < 12 ? 'p.m.' : 'a.m.'}`;
}

import { Fragment } from 'react';
import type { LoadChange } from '#app/content/study-summary.ts';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { moments, type Moment } from '#app/lib/moments.ts';
import styles from './load-strips.module.css';

type LoadStripsProps = {
  readonly change: LoadChange;
  /** The names of the moments. */
  readonly names: Readonly<Record<Moment, string>>;
};

/** What each page shows in its frames. The new page is used while the old one loads. */
const steps = {
  before: ['blank', 'blank', 'header', 'half', 'whole'],
  after: ['blank', 'whole', 'tapped', 'times', 'chosen'],
} as const satisfies Record<Moment, readonly string[]>;

/** Two strips of frames of a first screen: at the start, when the new page is there, and from then on in equal steps until the old page is there. */
export function LoadStrips({ change, names }: LoadStripsProps) {
  const { title, saved, before, after } = change;
  const step = (before.seconds - after.seconds) / 3;
  const times = [0, ...[0, 1, 2, 3].map((index) => after.seconds + step * index)];
  return (
    <div className={styles.figure}>
      <SteppedEdge ground="deep" />
      <div className="wrap">
        <h2>{title}</h2>
        <div className={styles.strips}>
          {moments.map((moment) => (
            <Fragment key={moment}>
              <p className={styles.label} data-moment={moment}>
                <b>{seconds(change[moment].seconds)}</b> {names[moment]}
              </p>
              <div
                className={styles.film}
                data-moment={moment}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by elements
                role="img"
                aria-label={change[moment].alt}
              >
                {steps[moment].map((shown, index) => (
                  <Screen key={index} page={change[moment]} step={shown} />
                ))}
              </div>
            </Fragment>
          ))}
          <ol className={styles.axis} aria-hidden="true">
            {times.map((time) => (
              <li key={time} data-ready={time === after.seconds || undefined}>
                {seconds(time)}
              </li>
            ))}
          </ol>
          <p className={styles.saved}>
            <span>{saved}</span>
          </p>
        </div>
      </div>
    </div>
  );
}

/** "1.4 s" */
const seconds = (time: number) => `${Number(time.toFixed(1))}\u00a0s`;

type ScreenProps = {
  readonly page: LoadChange['before'];
  /** How much of the page is there, or how far a visitor is. */
  readonly step: (typeof steps)[Moment][number];
};

/** The first screen of a website on a phone. A page without a phone number has a slideshow. */
function Screen({ page: { name, heading, phone, button, open }, step }: ScreenProps) {
  const isWhole = step === 'whole' || step === 'tapped';
  return (
    <div className={styles.screen} data-slides={!phone || undefined} aria-hidden="true">
      {step === 'blank' ? (
        <svg className={styles.ring} viewBox="0 0 40 40">
          <path d="M20 5A15 15 0 1 1 5 20" />
        </svg>
      ) : (
        <p className={styles.name}>{name}</p>
      )}
      {!phone && (isWhole || step === 'half') && (
        <svg viewBox={`0 0 240 ${isWhole ? 125 : 62}`}>
          <path d="M0 0H240V150H0Z" />
          <circle cx="128" cy="76" r="34" />
          <path d="M0 92Q60 52 120 92T240 88V150H0Z" />
          <path d="M0 118Q60 88 120 118T240 114V150H0Z" />
        </svg>
      )}
      {isWhole && (
        <>
          <p className={styles.heading}>{heading}</p>
          {phone && <p className={styles.phone}>{phone}</p>}
          {button && (
            <p className={styles.button} data-tapped={step === 'tapped' || undefined}>
              {button}
            </p>
          )}
        </>
      )}
      {open && (step === 'times' || step === 'chosen') && (
        <>
          <p className={styles.heading}>{open.heading}</p>
          {open.times.map((time, index) => (
            <p
              key={time}
              className={styles.time}
              data-chosen={(step === 'chosen' && index === 1) || undefined}
            >
              {time}
            </p>
          ))}
        </>
      )}
    </div>
  );
}

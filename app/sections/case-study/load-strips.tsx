import type { LoadChange } from '#app/content/study-summary.ts';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import type { Moment } from '#app/lib/moments.ts';
import styles from './load-strips.module.css';

type LoadStripsProps = {
  readonly change: LoadChange;
  /** The names of the moments. */
  readonly names: Readonly<Record<Moment, string>>;
};

/** What the old page shows at equal steps of its load. */
const steps = ['blank', 'blank', 'header', 'half', 'whole'] as const;

/** What the new page shows at the next steps, while the old one loads: a visitor uses it. */
const uses = ['tapped', 'times'] as const;

/** Two strips of frames of a first screen on one axis of time, up to the end of the longer load. */
export function LoadStrips({ change, names }: LoadStripsProps) {
  const { title, saved, before, after } = change;
  const share = `${((after.seconds / before.seconds) * 100).toFixed(1)}%`;
  return (
    <div className={styles.figure}>
      <SteppedEdge ground="deep" />
      <div className="wrap">
        <h2>{title}</h2>
        <div className={styles.strips}>
          <p className={styles.label}>
            <b>{seconds(before.seconds)}</b> {names.before}
          </p>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by elements */}
          <div className={styles.film} role="img" aria-label={before.alt}>
            {steps.map((step, index) => (
              <Screen key={index} page={before} step={step} />
            ))}
          </div>
          <ol className={styles.axis} aria-hidden="true">
            {steps.map((_, index) => {
              const time = (before.seconds * index) / (steps.length - 1);
              return (
                <li key={time}>
                  {seconds(time)} {index === 1 && <b>{seconds(after.seconds)}</b>}
                </li>
              );
            })}
          </ol>
          <p className={styles.label} data-new="">
            <b>{seconds(after.seconds)}</b> {names.after}
          </p>
          <div className={styles.film} data-new="">
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by elements */}
            <div role="img" aria-label={after.alt}>
              <Screen page={after} step="blank" />
            </div>
            <div className={styles.scale}>
              {uses.map((step) => (
                <div key={step} className={styles.use}>
                  <Screen page={after} step={step} />
                </div>
              ))}
              <svg width={share} height={share} aria-hidden="true" />
              <div className={styles.saved}>
                <Screen page={after} step="whole" />
                <p>{saved}</p>
                <div className={styles.bracket} aria-hidden="true">
                  <b>{seconds(after.seconds)}</b> <b>{seconds(before.seconds)}</b>
                </div>
              </div>
            </div>
            <Screen page={after} step="chosen" />
          </div>
        </div>
      </div>
    </div>
  );
}

/** "1.3 s" */
const seconds = (time: number) => `${Number(time.toFixed(1))}\u00a0s`;

type ScreenProps = {
  readonly page: LoadChange['before'];
  /** How much of the page is there, or how far a visitor is. */
  readonly step: (typeof steps | typeof uses)[number] | 'chosen';
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

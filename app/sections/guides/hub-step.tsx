import type { Panel } from '#app/content/entities.ts';
import type { GuideAdvice, GuideCard } from '#app/guides/page.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { MinutesBar } from './minutes-bar.tsx';
import styles from './hub-step.module.css';

type HubStepProps = {
  readonly guide: GuideCard;
  /** Its number in the reading order. */
  readonly mark: string;
  readonly advice: GuideAdvice | undefined;
  readonly kind: string;
  /** The color of its topic. */
  readonly panel: Panel | undefined;
  /** Minutes of the longest guide, whose line fills its column. */
  readonly longest: number;
};

/** A guide in the reading order of its topic: what it is, and the case it is for. */
export function HubStep({ guide, mark, advice, kind, panel, longest }: HubStepProps) {
  const { to, label, summary, picture, extent, minutes } = guide;
  return (
    <li className={styles.step} data-panel={panel}>
      <SiteLink to={to}>
        <span className={styles.sign}>
          <span
            className={styles.mark}
            data-anytime={guide.kind === 'glossary' || undefined}
            aria-hidden="true"
          >
            {mark}
          </span>
          <Picture picture={picture} alt="" />
        </span>
        <span className={styles.name}>
          <b>{label}</b>{' '}
          <span>
            {kind}, {extent}, {minutes} min
          </span>
          <MinutesBar minutes={minutes} longest={longest} />
        </span>{' '}
        <span className={styles.advice}>
          {advice ? (
            <>
              <strong>{advice.need}</strong> {advice.why}
            </>
          ) : (
            summary
          )}
        </span>
      </SiteLink>
    </li>
  );
}

import type { GuideCard, HubPage } from '#app/guides/page.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './guide-row.module.css';

type GuideRowProps = {
  readonly guide: GuideCard;
  readonly hub: HubPage;
  /** Its number in the reading order. The row is then a large card. */
  readonly mark?: string;
};

/** A guide in a list: what it is, the case it is for, and a line as long as its reading time. */
export function GuideRow({ guide, hub: { about, kinds, longest }, mark }: GuideRowProps) {
  const { to, label, summary, picture, kind, extent, minutes } = guide;
  const advice = about?.advice[to];
  return (
    <li className={mark ? styles.step : styles.row} data-kind={kind}>
      <SiteLink to={to}>
        <span>
          {mark && <i aria-hidden="true">{mark} </i>}
          <Picture picture={picture} alt="" />
        </span>
        <b>{label}</b>{' '}
        <span>
          {advice && <strong>{advice.need} </strong>}
          {advice?.why ?? summary}
        </span>{' '}
        <em>
          {kinds[kind]}, {extent}, {minutes} min
          <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={minutes} height="1" />
          </svg>
        </em>
        <Icon name="arrow" />
      </SiteLink>
    </li>
  );
}

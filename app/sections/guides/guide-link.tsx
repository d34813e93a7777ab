import type { GuideCard, HubPage } from '#app/guides/page.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './guide-link.module.css';

export type GuideLinkProps = {
  readonly guide: GuideCard;
  readonly hub: HubPage;
  /** The number of the guide in the reading order, on its picture. */
  readonly mark?: string;
};

/** The link of a row or a card: what the guide is, the case it is for, and a line as long as its reading time. */
export function GuideLink({ guide, hub: { about, kinds, longest }, mark }: GuideLinkProps) {
  const { to, label, summary, picture, kind, extent, minutes } = guide;
  const advice = about?.advice[to];
  return (
    <SiteLink to={to} className={styles.link}>
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
        <svg
          className={styles.line}
          viewBox={`0 0 ${longest} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 .5H${longest}`} />
          <path d={`M0 .5H${minutes}`} />
        </svg>
      </em>
      <Icon name="arrow" />
    </SiteLink>
  );
}

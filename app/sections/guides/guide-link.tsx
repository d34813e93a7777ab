import type { ListedGuide, HubPage } from '#app/guides/page.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './guide-link.module.css';

export type GuideLinkProps = {
  readonly guide: ListedGuide;
  readonly hub: HubPage;
  /** The number of the guide in the reading order, on its picture. */
  readonly mark: string;
};

/** Path data with a block for each five minutes, with gaps. The last one is as long as what is left. A minute is 1 wide. */
export const blocks = (minutes: number) =>
  Array.from({ length: Math.ceil(minutes / 5) }, (_, index) => {
    const end = Math.min(index * 5 + 4.7, minutes);
    return `M${index * 5} 0H${end}V1H${index * 5}Z`;
  }).join('');

/** The link of a card: what the guide is, the case it is for, and its reading time in blocks. The layout of its topic places its parts by `data-part`. */
export function GuideLink({ guide, hub: { about, kinds, longest }, mark }: GuideLinkProps) {
  const { to, label, summary, picture, kind, extent, minutes } = guide;
  const advice = about?.advice[to];
  return (
    <SiteLink to={to} className={styles.link}>
      <span data-part="picture">
        <i data-part="mark" aria-hidden="true">
          {mark}{' '}
        </i>
        <Picture picture={picture} alt="" />
      </span>
      <b data-part="name">{label}</b>{' '}
      <span data-part="summary">
        {advice && <strong data-part="need">{advice.need} </strong>}
        {advice?.why ?? summary}
      </span>{' '}
      <em data-part="facts">
        {kinds[kind]}, <span>{`${extent}, ${minutes} min`}</span>
        <svg
          className={styles.blocks}
          data-part="minutes"
          viewBox={`0 0 ${longest} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={blocks(minutes)} />
        </svg>
      </em>
      <Icon name="arrow" />
    </SiteLink>
  );
}

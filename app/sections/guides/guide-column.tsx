import type { GuideCard, HubPage } from '#app/guides/page.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { blocks } from './guide-link.tsx';
import styles from './guide-column.module.css';

/** The height of a column on wide screens, in CSS pixels for each minute of reading. */
export const minuteHeight = 10;

type GuideColumnProps = {
  readonly guide: GuideCard;
  readonly hub: HubPage;
  /** The number of the guide in the reading order. */
  readonly mark: string;
};

/** A guide as a column as high as its reading time, with its picture on top. On phones the column is a bar. */
export function GuideColumn({ guide, hub: { kinds, longest }, mark }: GuideColumnProps) {
  const { to, label, summary, picture, kind, extent, minutes } = guide;
  return (
    <li className={styles.column} data-kind={kind}>
      <SiteLink to={to}>
        <span>
          <i aria-hidden="true">{mark} </i>
          <b>{label}</b> <span>{summary}</span>{' '}
          <em>
            {kinds[kind]}, <span>{extent}</span>
          </em>{' '}
        </span>
        <span>
          <Picture picture={picture} alt="" />
          <svg
            width={`${(minutes / longest) * 100}%`}
            height={minutes * minuteHeight}
            viewBox={`0 0 ${minutes} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={blocks(minutes)} />
          </svg>
          <strong>
            {minutes} <small>min</small>
          </strong>
        </span>
      </SiteLink>
    </li>
  );
}

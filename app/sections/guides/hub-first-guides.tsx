import type { HubPage } from '#app/guides/page.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './hub-first-guides.module.css';

type HubFirstGuidesProps = { readonly first: NonNullable<HubPage['firstGuides']> };

/** The guides to read first, numbered, in panels. */
export function HubFirstGuides({ first: { title, guides } }: HubFirstGuidesProps) {
  return (
    <section className={styles.first}>
      <div className="wrap">
        <h2>
          <Words>{title}</Words>
        </h2>
        <ol>
          {guides.map(({ to, label, summary, picture, minutes }, place) => (
            <li key={to}>
              <SiteLink to={to}>
                <span aria-hidden="true">{place + 1}</span>
                <Picture picture={picture} alt="" /> <b>{label}</b> <em>{summary}</em>{' '}
                <small>
                  {minutes} min <Icon name="arrow" />
                </small>
              </SiteLink>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

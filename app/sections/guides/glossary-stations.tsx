import type { GlossaryPage } from '#app/guides/page.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './glossary-stations.module.css';

type GlossaryStationsProps = { readonly glossary: Pick<GlossaryPage, 'stations' | 'panel'> };

/** A street across the page. Below each of its pictures are links to the terms that belong there. */
export function GlossaryStations({ glossary: { stations, panel } }: GlossaryStationsProps) {
  return (
    stations && (
      <Section className={styles.stations}>
        <h2>{stations.title}</h2>
        <ol data-panel={panel}>
          {stations.list.map(({ title, picture, links }) => (
            <li key={title}>
              <Picture picture={picture} alt="" />
              <h3>{title}</h3>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <SiteLink to={to}>{label}</SiteLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Section>
    )
  );
}

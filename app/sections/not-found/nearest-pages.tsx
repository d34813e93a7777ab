import { useEffect, useState } from 'react';
import type { Link } from '#app/content/entities.ts';
import type { NotFoundWords } from '#app/content/not-found.ts';
import { useAddressPath } from '#app/hooks/use-address-path.ts';
import { nearestPages } from '#app/lib/nearest-pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './nearest-pages.module.css';

type NearestPagesProps = { readonly nearest: NonNullable<NotFoundWords['nearest']> };

/** The line about a page: its own, or that of its family. */
const lineAbout = (to: string, about: Readonly<Record<string, string>>) =>
  about[to] ?? about[to.slice(0, to.lastIndexOf('/') + 1)];

/** Suggests pages for the attempted path, which is read after hydration; until then, the most useful pages. */
export function NearestPages({ nearest }: NearestPagesProps) {
  const path = useAddressPath();
  const [similar, setSimilar] = useState<readonly Link[]>([]);
  const isSimilar = similar.length > 0;

  useEffect(() => {
    if (path === undefined) return;
    nearest.all().then(
      (all) => setSimilar(nearestPages(path, all, nearest.pages.length, nearest.synonyms)),
      (error: unknown) => console.error(error),
    );
  }, [path, nearest]);

  return (
    <Section>
      <SectionHead
        title={nearest.title}
        lead={isSimilar ? nearest.similar : nearest.text}
        layout="split"
      />
      <ul className={styles.pages}>
        {(isSimilar ? similar : nearest.pages).map(({ to, label }) => (
          <li key={to}>
            <SiteLink to={to}>
              <span>{label}</span> <small>{lineAbout(to, nearest.about)}</small>
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

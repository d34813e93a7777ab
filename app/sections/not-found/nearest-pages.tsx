import { useEffect, useState } from 'react';
import type { NotFoundWords } from '#app/content/not-found.ts';
import { useAddressPath } from '#app/hooks/use-address-path.ts';
import { nearestPages } from '#app/lib/nearest-pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './nearest-pages.module.css';

type NearestPagesProps = { readonly nearest: NonNullable<NotFoundWords['nearest']> };

/** Suggests pages for the attempted path, which is read after hydration; until then, the most useful pages. */
export function NearestPages({ nearest }: NearestPagesProps) {
  const path = useAddressPath();
  const [pages, setPages] = useState(nearest.pages);

  useEffect(() => {
    if (path === undefined) return;
    nearest.all().then(
      (all) => setPages(nearestPages(path, all, nearest.pages.length, nearest.synonyms)),
      (error: unknown) => console.error(error),
    );
  }, [path, nearest]);

  return (
    <Section>
      <SectionHead title={nearest.title} lead={nearest.text} layout="split" />
      <ul className={styles.pages}>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <SiteLink to={to}>
              <span>{label}</span> <small>{to}</small>
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

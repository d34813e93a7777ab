import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { NotFoundWords } from '#app/content/not-found.ts';
import { nearestPages } from '#app/lib/nearest-pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './nearest-pages.module.css';

type NearestPagesProps = { readonly nearest: NonNullable<NotFoundWords['nearest']> };

/** One document answers every miss, so the address is read after mount; until then the most useful pages stand here. */
export function NearestPages({ nearest }: NearestPagesProps) {
  const { pathname } = useLocation();
  const [pages, setPages] = useState(nearest.pages);

  useEffect(() => {
    nearest.all().then(
      (all) => setPages(nearestPages(pathname, all, nearest.pages.length)),
      (error: unknown) => console.error(error),
    );
  }, [pathname, nearest]);

  return (
    <Section>
      <SectionHead title={nearest.title} lead={nearest.text} layout="split" />
      <ul className={styles.pages}>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <SiteLink to={to}>
              <span>{label}</span>
              <small>{to}</small>
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

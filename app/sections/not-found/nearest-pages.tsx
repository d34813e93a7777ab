import { useEffect, useState } from 'react';
import type { NotFoundWords } from '#app/content/not-found.ts';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './nearest-pages.module.css';

type NearestPagesProps = Pick<NotFoundWords, 'nearest'>;

/**
 * Suggests pages for the attempted path, which is read after hydration; until then, the most useful
 * pages. The router's location may differ: see `browser/document-route.ts`. Another path renders
 * the page anew.
 */
export function NearestPages({ nearest }: NearestPagesProps) {
  const [pages, setPages] = useState(nearest.pages);

  useEffect(() => {
    let isCurrent = true;
    nearest.find(location.pathname, nearest.pages).then(
      (found) => isCurrent && setPages(found),
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [nearest]);

  return (
    <Section>
      <SectionHead title={nearest.title} />
      <ul className={styles.pages}>
        {pages.map(({ to, label, text, picture, panel }) => (
          <li key={to}>
            <SiteLink to={to}>
              <PicturePanel picture={picture} alt="" panel={panel} />
              <span>{label}</span> <small>{text}</small>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

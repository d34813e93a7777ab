import { useEffect, useState } from 'react';
import type { NotFoundWords } from '#app/content/not-found.ts';
import { useAddressPath } from '#app/hooks/use-address-path.ts';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './nearest-pages.module.css';

type NearestPagesProps = Pick<NotFoundWords, 'nearest'>;

/** Suggests pages for the attempted path, which is read after hydration; until then, the most useful pages. */
export function NearestPages({ nearest }: NearestPagesProps) {
  const path = useAddressPath();
  const [pages, setPages] = useState(nearest.pages);

  useEffect(() => {
    if (path === undefined) return;
    let isCurrent = true;
    nearest.find(path, nearest.pages).then(
      (found) => isCurrent && setPages(found),
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, nearest]);

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

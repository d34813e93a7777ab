import { useEffect, useState, type ReactNode } from 'react';
import type { NotFoundWords, Suggestion } from '#app/content/not-found.ts';
import { useAddressPath } from '#app/hooks/use-address-path.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './nearest-pages.module.css';

type NearestPagesProps = { readonly nearest: NonNullable<NotFoundWords['nearest']> };

/** Suggests pages for the attempted path, which is read after hydration; until then, the most useful pages. */
export function NearestPages({ nearest }: NearestPagesProps) {
  const path = useAddressPath();
  const [similar, setSimilar] = useState<readonly Suggestion[]>([]);

  useEffect(() => {
    if (path === undefined) return;
    nearest
      .find(path, nearest.pages.length)
      .then(setSimilar, (error: unknown) => console.error(error));
  }, [path, nearest]);

  return (
    <Section>
      <SectionHead title={nearest.title} />
      <ul className={styles.pages}>
        {similar.length
          ? similar.map((page) => <NearestPage key={page.to} page={page} />)
          : nearest.pages.map(({ picture, panel, ...page }) => (
              <NearestPage key={page.to} page={page}>
                <PicturePanel picture={picture} alt="" panel={panel} />
              </NearestPage>
            ))}
      </ul>
    </Section>
  );
}

type NearestPageProps = { readonly page: Suggestion; readonly children?: ReactNode };

const NearestPage = ({ page: { to, label, text }, children }: NearestPageProps) => (
  <li>
    <SiteLink to={to}>
      {children}
      <span>{label}</span> <small>{text}</small>
      <Icon name="arrow" />
    </SiteLink>
  </li>
);

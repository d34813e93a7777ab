import { useEffect, useState } from 'react';
import type { FirstSuggestion, NotFoundWords, Suggestion } from '#app/content/not-found.ts';
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
        {pictured(similar.length ? similar : nearest.pages, nearest.pages).map(
          ({ to, label, text, picture, panel }) => (
            <li key={to}>
              <SiteLink to={to}>
                <PicturePanel picture={picture} alt="" panel={panel} />
                <span>{label}</span> <small>{text}</small>
                <Icon name="arrow" />
              </SiteLink>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}

/** The pages, each with another picture of `all`: that of its own part of the site, if it is left. */
function pictured(pages: readonly Suggestion[], all: readonly FirstSuggestion[]) {
  const left = [...all];
  return pages.map((page) => {
    const own = left.findIndex(({ to }) => to.split('/')[1] === page.to.split('/')[1]);
    return { ...left.splice(Math.max(own, 0), 1)[0]!, ...page };
  });
}

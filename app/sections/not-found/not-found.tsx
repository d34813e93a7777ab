import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { NotFoundWords } from '#app/content/not-found.ts';
import { Breadcrumb } from '#app/sections/shared/breadcrumb.tsx';
import { PageBand } from '#app/sections/shared/page-hero.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { NearestPages } from './nearest-pages.tsx';
import styles from './not-found.module.css';

/** A document that answers a miss. The address that was tried goes to the console, for whoever repairs the link. */
export function NotFound({ words }: { readonly words: NotFoundWords }) {
  const { pathname } = useLocation();
  useEffect(() => {
    console.log(`Page not found: ${pathname}`);
  }, [pathname]);

  return (
    <>
      <PageBand illustration={words.illustration}>
        {words.trail && <Breadcrumb {...words.trail} />}
        {words.code && (
          <p className={styles.code} aria-hidden="true">
            {words.code}
          </p>
        )}
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        <ButtonLink to={words.back.to} variant="accent">
          {words.back.label}
        </ButtonLink>
      </PageBand>
      {words.nearest && <NearestPages nearest={words.nearest} />}
    </>
  );
}

import { useEffect } from 'react';
import type { NotFoundWords } from '#app/content/not-found.ts';
import { useAddressPath } from '#app/hooks/use-address-path.ts';
import { Breadcrumb } from '#app/sections/shared/breadcrumb.tsx';
import { PicturedHero } from '#app/sections/shared/page-hero.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { NearestPages } from './nearest-pages.tsx';
import styles from './not-found.module.css';

type NotFoundProps = {
  readonly words: NotFoundWords;
  /** What to do, below the text. */
  readonly hint?: string;
};

/** A page that was not found. Logs the attempted path. */
export function NotFound({ words, hint }: NotFoundProps) {
  const path = useAddressPath();
  useEffect(() => {
    if (path !== undefined) console.log(`Page not found: ${path}`);
  }, [path]);

  return (
    <>
      <PicturedHero illustration={words.illustration}>
        {words.trail && <Breadcrumb page={words.trail} />}
        {words.code && <p className={styles.code}>{words.code}</p>}
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        {hint && <p className={styles.hint}>{hint}</p>}
        <SiteLink to={words.back.to} className={buttonLook({ variant: 'accent' })}>
          {words.back.label}
        </SiteLink>
      </PicturedHero>
      {words.nearest && <NearestPages nearest={words.nearest} />}
    </>
  );
}

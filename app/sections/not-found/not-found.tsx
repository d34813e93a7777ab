import type { NotFoundWords } from '#app/content/not-found.ts';
import { useMissingPathLog } from '#app/hooks/use-missing-path-log.ts';
import { PicturedHero } from '#app/sections/shared/page-hero.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { NearestPages } from './nearest-pages.tsx';
import styles from './not-found.module.css';

type NotFoundProps = { readonly words: NotFoundWords };

/** A page that was not found. Logs the attempted path. */
export function NotFound({ words }: NotFoundProps) {
  useMissingPathLog();
  return (
    <>
      <PicturedHero illustration={words.illustration} className={styles.hero}>
        <p className="sr-only">{words.code}</p>
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <SiteLink to={words.back.to} className={buttonLook({ variant: 'accent' })}>
          {words.back.label}
        </SiteLink>
      </PicturedHero>
      <NearestPages nearest={words.nearest} />
    </>
  );
}

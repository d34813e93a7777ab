import type { NotFoundWords } from '#app/content/not-found.ts';
import { useMissingPath } from '#app/hooks/use-missing-path.ts';
import { CallActions } from '#app/sections/shared/call-actions.tsx';
import { HeroLead } from '#app/sections/shared/hero-band.tsx';
import { RangeHero } from '#app/sections/shared/range-hero.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { NearestPages } from './nearest-pages.tsx';
import styles from './not-found.module.css';

type NotFoundProps = { readonly words: NotFoundWords };

/** A page that was not found. Logs the attempted path. */
export function NotFound({ words }: NotFoundProps) {
  useMissingPath();
  return (
    <>
      <RangeHero illustration={words.illustration} className={styles.hero}>
        <p className="sr-only">{words.code}</p>
        <h1>{words.title}</h1>
        <HeroLead>{words.text}</HeroLead>
        <CallActions>
          <ButtonLink to={words.back.to} variant="accent">
            {words.back.label}
          </ButtonLink>
        </CallActions>
      </RangeHero>
      <NearestPages nearest={words.nearest} />
    </>
  );
}

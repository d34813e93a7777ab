import type { ReactNode } from 'react';
import type { Illustration } from '#app/content/entities.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { HeroBand } from './hero-band.tsx';
import styles from './range-hero.module.css';

type RangeHeroProps = {
  readonly illustration: Illustration;
  /** The scale of the picture. */
  readonly caption?: string;
  /** Classes for the placement of the picture. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A hero with mountains across the whole page. The highest is at the right; the text is above the lower ones. */
export function RangeHero({ illustration, caption, className, children }: RangeHeroProps) {
  return (
    <HeroBand className={className}>
      <div className={`wrap ${styles.sky}`}>{children}</div>
      <figure className={`wrap ${styles.range}`}>
        <Picture {...illustration} loading="first" />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
      <SteppedEdge ground="page" />
    </HeroBand>
  );
}

import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import placeholder from '#app/assets/pictures/placeholder.svg?picture';
import type { Picture as PictureFile } from '#app/content/entities.ts';
import { currentNightMedia, nightMedia } from '#app/browser/theme.ts';
import styles from './picture.module.css';

/** Where a picture's smaller crop is shown. */
const phones = '(max-width: 43.99rem)';

type PictureProps = {
  readonly picture: PictureFile;
  /** A simpler crop for phones. */
  readonly small?: PictureFile | undefined;
  /** A sentence, or empty when the picture decorates. */
  readonly alt: string;
  /** `first` is what the visitor sees first: fetched at once. Everything else waits until it is near. */
  readonly loading?: 'first' | 'near';
  /** Placement only. */
  readonly className?: string | undefined;
};

/** A picture in a box of its own size. One that fails is replaced by the placeholder, once. */
export function Picture({ picture, small, alt, loading = 'near', className }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const element = useRef<HTMLImageElement>(null);
  const failed = failedSrc === picture.src;

  useEffect(() => {
    // An error that fired before hydration left no event behind, only an empty complete image.
    const { complete, naturalWidth } = element.current ?? {};
    if (complete && naturalWidth === 0) setFailedSrc(picture.src);
  }, [picture.src]);

  useEffect(() => {
    // The placeholder has proportions of its own; the box keeps those of what it stands for.
    if (failed && element.current)
      element.current.style.aspectRatio = `${picture.width} / ${picture.height}`;
  }, [failed, picture]);

  const image = (
    <img
      ref={element}
      className={clsx(styles.picture, className)}
      src={failed ? placeholder.src : picture.src}
      alt={alt}
      width={picture.width}
      height={picture.height}
      data-failed={failed || undefined}
      onError={failed ? undefined : () => setFailedSrc(picture.src)}
      {...(loading === 'first'
        ? { fetchPriority: 'high' as const }
        : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  );
  const { night } = picture;
  if (failed || !(small || night)) return image;

  return (
    <picture className={styles.frame}>
      {small?.night && (
        <source
          ref={followTheme}
          data-night={phones}
          media={nightMedia(phones)}
          srcSet={small.night}
          width={small.width}
          height={small.height}
        />
      )}
      {small && (
        <source media={phones} srcSet={small.src} width={small.width} height={small.height} />
      )}
      {night && <source ref={followTheme} data-night="" media={nightMedia()} srcSet={night} />}
      {image}
    </picture>
  );
}

/** A picture that appears by client-side navigation has to know what the visitor chose before. */
function followTheme(source: HTMLSourceElement | null) {
  if (source) source.media = currentNightMedia(source.dataset.night);
}

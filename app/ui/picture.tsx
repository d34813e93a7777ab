import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import placeholder from '#app/assets/pictures/placeholder.svg?picture';
import type { Picture as PictureFile } from '#app/content/entities.ts';
import styles from './picture.module.css';

type PictureProps = {
  readonly picture: PictureFile;
  /** A sentence, or empty when the picture decorates. */
  readonly alt: string;
  /** `first` is what the visitor sees first: fetched at once. Everything else waits until it is near. */
  readonly loading?: 'first' | 'near';
  /** Placement only. */
  readonly className?: string | undefined;
};

/** A picture in a box of its own size. One that fails is replaced by the placeholder, once. */
export function Picture({ picture, alt, loading = 'near', className }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const failed = failedSrc === picture.src;

  useEffect(() => {
    // An error that fired before hydration left no event behind, only an empty complete image.
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) setFailedSrc(picture.src);
  }, [picture.src]);

  return (
    <img
      ref={image}
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
}

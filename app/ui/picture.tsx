import { memo, useEffect, useRef, useState } from 'react';
import placeholder from '#app/assets/pictures/placeholder.svg?picture';
import type { Picture as PictureFile } from '#app/content/entities.ts';
import { currentDarkMedia, darkMedia } from '#app/browser/theme.ts';
import { darkAddress } from '#app/lib/dark-address.ts';
import { phones } from '#app/lib/phones.ts';

export type PictureProps = {
  readonly picture: PictureFile;
  /** A simpler crop for phones. */
  readonly small?: PictureFile | undefined;
  /** A sentence, or empty for a decorative picture. */
  readonly alt: string;
  /** `first` for a picture above the fold, which loads eagerly. Others load lazily. */
  readonly loading?: 'first' | 'near';
  /** Classes for placement only. */
  readonly className?: string | undefined;
};

/**
 * A picture in a box of its own size. If it fails to load, the placeholder replaces it. Memoized, because
 * each step of the hill's slider renders 20 pictures that do not change.
 */
export const Picture = memo(BoxedPicture);

function BoxedPicture({ picture, small, alt, loading = 'near', className }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const element = useRef<HTMLImageElement>(null);
  const failed = failedSrc === picture.src;

  useEffect(() => {
    // An error before hydration left no event, only a complete image without a size.
    const { complete, naturalWidth } = element.current ?? {};
    if (complete && naturalWidth === 0) setFailedSrc(picture.src);
  }, [picture.src]);

  useEffect(() => {
    if (!failed || !element.current) return;
    const { style } = element.current;
    // The placeholder has other proportions. The box keeps those of the picture.
    style.aspectRatio = `${picture.width} / ${picture.height}`;
    style.objectFit = 'cover';
    style.borderRadius = 'var(--r-m)';
  }, [failed, picture]);

  const image = (
    <img
      ref={element}
      className={className}
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
  if (failed || !(small || picture.dark)) return image;

  return (
    <picture>
      {small?.dark && (
        <source
          ref={applyTheme}
          data-dark={phones}
          media={darkMedia(phones)}
          srcSet={darkAddress(small.src)}
          width={small.width}
          height={small.height}
        />
      )}
      {small && (
        <source media={phones} srcSet={small.src} width={small.width} height={small.height} />
      )}
      {picture.dark && (
        <source
          ref={applyTheme}
          data-dark=""
          media={darkMedia()}
          srcSet={darkAddress(picture.src)}
        />
      )}
      {image}
    </picture>
  );
}

/** Applies the visitor's theme to a picture that is rendered by client navigation. */
function applyTheme(source: HTMLSourceElement | null) {
  if (source) source.media = currentDarkMedia(source.dataset.dark);
}

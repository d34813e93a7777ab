import { useEffect, useRef, useState, type ReactNode } from 'react';
import { carouselWords as words } from '#app/content/interface.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';
import styles from './carousel.module.css';

type CarouselProps = {
  readonly title: string;
  /** What one slide shows, for the labels of the buttons: "client story". */
  readonly item: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
};

/**
 * A row of slides with scroll snapping. It moves by touch, by keyboard, or one slide at a time by
 * its two buttons, never automatically. At either end the button there is `aria-disabled` and keeps
 * the focus.
 */
export function Carousel({ title, item, slides }: CarouselProps) {
  const track = useRef<HTMLElement>(null);
  const [{ current, atStart, atEnd }, setPosition] = useState({
    current: 1,
    atStart: true,
    atEnd: false,
  });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const next = position(element, slides.length);
      setPosition((now) =>
        now.current === next.current && now.atStart === next.atStart && now.atEnd === next.atEnd
          ? now
          : next,
      );
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      element.removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [slides.length]);

  const move = (by: 1 | -1) => {
    if (by === 1 ? atEnd : atStart) return;
    track.current?.scrollBy({ left: by * step(track.current) });
  };

  return (
    <section
      className={styles.carousel}
      aria-roledescription={words.roles.carousel}
      aria-label={title}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        <div className={styles.controls}>
          <output>{words.position(current, slides.length)}</output>
          <Arrow
            name={words.previous(item)}
            way="back"
            disabled={atStart}
            onClick={() => move(-1)}
          />
          <Arrow name={words.next(item)} way="on" disabled={atEnd} onClick={() => move(1)} />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section ref={track} className={styles.track} tabIndex={0} aria-label={words.slides(title)}>
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            className={styles.slide}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is no set of form fields
            role="group"
            aria-roledescription={words.roles.slide}
            aria-label={words.position(index + 1, slides.length)}
          >
            {content}
          </div>
        ))}
      </section>
    </section>
  );
}

type ArrowProps = {
  readonly name: string;
  readonly way: 'back' | 'on';
  readonly disabled: boolean;
  readonly onClick: () => void;
};

function Arrow({ name, way, disabled, onClick }: ArrowProps) {
  return (
    <Tooltip text={name}>
      <Button variant="quiet" aria-label={name} aria-disabled={disabled} onClick={onClick}>
        <Icon name="chevron" className={styles[way]} />
      </Button>
    </Tooltip>
  );
}

/** Distance between the left edges of two slides, in CSS pixels. */
function step(track: HTMLElement): number {
  const [first, second] = track.children;
  return first instanceof HTMLElement && second instanceof HTMLElement
    ? second.offsetLeft - first.offsetLeft
    : track.clientWidth;
}

function position(track: HTMLElement, count: number) {
  const { scrollLeft, scrollWidth, clientWidth } = track;
  const atStart = scrollLeft < 2;
  const atEnd = scrollLeft > scrollWidth - clientWidth - 2;
  const nearest = Math.round(scrollLeft / step(track)) + 1;
  // The last slides may be visible together: at the end, the last one is current.
  return { current: atEnd && !atStart ? count : Math.min(nearest, count), atStart, atEnd };
}

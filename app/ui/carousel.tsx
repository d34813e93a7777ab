import { useEffect, useRef, useState, type ReactNode } from 'react';
import { carouselWords as words } from '#app/content/interface.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';
import styles from './carousel.module.css';

type CarouselProps = {
  readonly title: string;
  /** The kind of a slide, for the labels of the buttons: "client story". */
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
  /** Where a smooth scroll in progress ends, in px. A second press moves on from there. */
  const goal = useRef<number>(undefined);
  const count = slides.length;
  const [{ label, atStart, atEnd, isLive }, setPosition] = useState({
    label: words.position(1, count),
    atStart: true,
    atEnd: false,
    isLive: false,
  });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const rest = () => {
      goal.current = undefined;
    };
    const measure = (event?: Event) => {
      if (goal.current !== undefined && Math.abs(element.scrollLeft - goal.current) < 2) rest();
      const next = position(element, count);
      setPosition((now) =>
        now.label === next.label && now.atStart === next.atStart && now.atEnd === next.atEnd
          ? now
          : // The measurement at mount is not announced.
            { ...next, isLive: event !== undefined },
      );
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    element.addEventListener('scrollend', rest);
    // Safari before 26.2 has no `scrollend`: a touch that stops the scroll ends it too.
    element.addEventListener('pointerdown', rest);
    addEventListener('resize', measure);
    return () => {
      element.removeEventListener('scroll', measure);
      element.removeEventListener('scrollend', rest);
      element.removeEventListener('pointerdown', rest);
      removeEventListener('resize', measure);
    };
  }, [count]);

  const move = (by: 1 | -1) => {
    const element = track.current;
    if (!element || (by === 1 ? atEnd : atStart)) return;
    const left = (goal.current ?? element.scrollLeft) + by * step(element);
    goal.current = Math.min(Math.max(left, 0), element.scrollWidth - element.clientWidth);
    element.scrollTo({ left: goal.current });
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
          <output aria-live={isLive ? 'polite' : 'off'}>{label}</output>
          <Arrow
            name={words.previous(item)}
            direction="previous"
            disabled={atStart}
            onClick={() => move(-1)}
          />
          <Arrow
            name={words.next(item)}
            direction="next"
            disabled={atEnd}
            onClick={() => move(1)}
          />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the keyboard */}
      <section ref={track} className={styles.track} tabIndex={0} aria-label={words.slides(title)}>
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            className={styles.slide}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the role of a slide in the APG pattern
            role="group"
            aria-roledescription={words.roles.slide}
            aria-label={words.position(index + 1, count)}
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
  readonly direction: 'previous' | 'next';
  readonly disabled: boolean;
  readonly onClick: () => void;
};

function Arrow({ name, direction, disabled, onClick }: ArrowProps) {
  return (
    <Tooltip text={name}>
      <Button variant="quiet" aria-label={name} aria-disabled={disabled} onClick={onClick}>
        <Icon name="chevron" className={styles[direction]} />
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

/** Which slides are entirely in view, or else which is nearest, and whether the track is at an end. */
function position(track: HTMLElement, count: number) {
  const { scrollLeft, scrollWidth, clientWidth, offsetLeft } = track;
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
  const isInView = (slide: HTMLElement) => {
    const left = slide.offsetLeft - offsetLeft - scrollLeft;
    return left > -2 && left + slide.offsetWidth < clientWidth + 2;
  };
  const first = slides.findIndex(isInView) + 1;
  const last = slides.findLastIndex(isInView) + 1;
  return {
    label:
      first < last
        ? words.range(first, last, count)
        : words.position(first || Math.round(scrollLeft / step(track)) + 1, count),
    atStart: scrollLeft < 2,
    atEnd: scrollLeft > scrollWidth - clientWidth - 2,
  };
}

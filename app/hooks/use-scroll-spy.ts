import { useEffect, useState } from 'react';

/**
 * The area of the screen that counts as being read: `top` in px, `bottom` as a share of the height.
 */
const strip = { top: 100, bottom: 0.66 } as const;
/** Longer than any page. */
const far = '1000000px';

/**
 * The id of the section being read: the last one that overlaps the area between 100 px from the top
 * of the screen and 66% from its bottom. Always exactly one section; before hydration the first.
 * @param ids of adjacent sections
 */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  // A text, which stays equal if the caller makes the array on every render.
  const key = ids.join(' ');

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const seen = new Set<Element>();
    const read = () => {
      const reading = sections.findLast((section) => seen.has(section));
      // No section in the area: the reader is above the first or below the last.
      const below = (sections.at(-1)?.getBoundingClientRect().bottom ?? 0) <= strip.top;
      setCurrent((reading ?? (below ? sections.at(-1) : sections[0]))?.id);
    };
    const within = (top: string, bottom: string, report: IntersectionObserverCallback) =>
      new IntersectionObserver(report, { rootMargin: `${top} 0px ${bottom} 0px` });
    const [top, bottom] = [`-${strip.top}px`, `-${strip.bottom * 100}%`];
    const inStrip = within(top, bottom, (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      read();
    });
    for (const section of sections) inStrip.observe(section);
    // Catches jumps across all sections, which the first observer does not report.
    const pastFirst = within(far, bottom, read);
    const beforeLast = within(top, far, read);
    const [first, last] = [sections[0], sections.at(-1)];
    if (first) pastFirst.observe(first);
    if (last) beforeLast.observe(last);
    return () => {
      for (const observer of [inStrip, pastFirst, beforeLast]) observer.disconnect();
    };
  }, [key]);

  return current;
}

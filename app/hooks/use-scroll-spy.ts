import { useEffect, useState } from 'react';

/** The strip of the screen that counts as being read, as the margins of an observer. */
const strip = { top: 100, bottom: 0.66 } as const;
/** Farther than any page is long. */
const far = '1000000px';

/**
 * The id of the section being read: the last one that reaches into the strip between 100 px below the top
 * of the screen and 66% above its bottom. There is always exactly one; before scripts it is the first.
 * @param ids of sections that follow each other without a gap; a constant, or the same array on every render
 */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
    const seen = new Set<Element>();
    const read = () => {
      const reading = sections.findLast((section) => seen.has(section));
      // Nothing in the strip: one is above the first or below the last.
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
    // A jump from above all of them to below, or back, crosses the strip between two reports.
    const pastFirst = within(far, bottom, read);
    const beforeLast = within(top, far, read);
    if (sections[0]) pastFirst.observe(sections[0]);
    if (sections[0]) beforeLast.observe(sections.at(-1)!);
    return () => {
      for (const observer of [inStrip, pastFirst, beforeLast]) observer.disconnect();
    };
  }, [ids]);

  return current;
}

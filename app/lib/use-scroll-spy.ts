import { useEffect, useState } from 'react';

/** The strip of the screen that counts as being read, as the margins of an observer. */
const strip = { top: 100, bottom: 0.66 } as const;

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
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        const reading = sections.findLast((section) => seen.has(section));
        // Above the first or below the last: a jump may have passed everything between two reports.
        const below = (sections.at(-1)?.getBoundingClientRect().bottom ?? 0) <= strip.top;
        setCurrent((reading ?? (below ? sections.at(-1) : sections[0]))?.id);
      },
      { rootMargin: `-${strip.top}px 0px -${strip.bottom * 100}% 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}

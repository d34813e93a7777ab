import { useEffect, useRef, useState, type ComponentProps } from 'react';

type ScrollRegionProps = Omit<ComponentProps<'section'>, 'ref' | 'tabIndex'> & {
  /** The name of the region while it scrolls. */
  readonly label: string;
};

/**
 * A section that may scroll sideways. While it does, it takes the keyboard focus and is a landmark. Before
 * hydration it always is.
 */
export function ScrollRegion({ label, ...props }: ScrollRegionProps) {
  const region = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = region.current!;
    const measure = () =>
      setScrolls(
        element.scrollWidth > element.clientWidth &&
          getComputedStyle(element).overflowX !== 'visible',
      );
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return <section ref={region} {...props} {...(scrolls && { tabIndex: 0, 'aria-label': label })} />;
}

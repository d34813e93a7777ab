import { useEffect, useState } from 'react';
import type { NotFoundWords } from '#app/content/not-found.ts';
import { useAddressPath } from '#app/hooks/use-address-path.ts';
import { OnwardLinks } from '#app/sections/shared/onward-links.tsx';

type NearestPagesProps = Pick<NotFoundWords, 'nearest'>;

/** Suggests pages for the attempted path, which is read after hydration; until then, the most useful pages. */
export function NearestPages({ nearest }: NearestPagesProps) {
  const path = useAddressPath();
  const [pages, setPages] = useState(nearest.pages);

  useEffect(() => {
    if (path === undefined) return;
    let isCurrent = true;
    nearest.find(path, nearest.pages).then(
      (found) => isCurrent && setPages(found),
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, nearest]);

  return <OnwardLinks onward={{ title: nearest.title, links: pages }} tone="paper" />;
}

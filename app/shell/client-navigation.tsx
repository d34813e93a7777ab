import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageLink } from '#app/lib/page-link.ts';

/** Follows every link inside the site without loading a document. */
export function ClientNavigation() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageLink(event.target);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      // Like the browser: where one already is makes no second entry in the history.
      void navigate({ pathname, search, hash }, { replace: href === location.href });
    };
    addEventListener('click', follow);
    return () => removeEventListener('click', follow);
  }, [navigate]);
  return null;
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

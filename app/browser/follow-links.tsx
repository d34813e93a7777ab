import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { followedLink, linkState } from './followed-link.ts';
import { historyEntries } from './history-entries.ts';
import { pageLink } from './page-link.ts';

/** Follows links inside the site by client navigation. */
export function FollowLinks() {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageLink(event.target);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      historyEntries.rememberLink(link);
      const { pathname, search, hash, href } = link;
      const end = followedLink.start(href);
      link.ariaBusy = 'true';
      // Like the browser: a link to the current address adds no history entry.
      const navigation = navigate(
        { pathname, search, hash },
        { replace: href === location.href, state: linkState },
      );
      void Promise.resolve(navigation).finally(() => {
        if (end()) link.ariaBusy = null;
      });
    };

    // Offline or after a deploy, a chunk of another page may be missing. The router then reloads the
    // current page. After a click this handler loads the document of the next page instead: the click
    // would be lost. Several missing chunks each request a reload. Without a click, a step in the
    // history is reloaded at its own address; a chunk that was only prefetched is not needed.
    const replaceReload = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return;
      const destination = followedLink.address();
      if (!destination && historyEntries.isStepping()) return;
      event.preventDefault();
      if (!destination) return;
      location.assign(destination);
      followedLink.end();
    };

    // If the browser restores this page as it was, no link waits for the document that was loaded.
    const endAll = () => {
      followedLink.end();
      for (const link of document.links) link.ariaBusy = null;
    };

    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('click', follow, { signal });
    addEventListener('pagehide', endAll, { signal });
    window.navigation?.addEventListener('navigate', replaceReload, { signal });
    return () => listening.abort();
  }, [navigate]);

  return null;
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

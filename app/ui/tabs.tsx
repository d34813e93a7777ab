import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { useMedia } from '#app/hooks/use-media.ts';
import { useScrollingRow } from '#app/hooks/use-scrolling-row.ts';
import styles from './tabs.module.css';

type Tab = {
  /** The panel's id and fragment, unique on its page. */
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
};

/** From this width the stylesheet puts the list beside the panel. */
const columnMedia = '(min-width: 60rem)';

type TabsProps = { readonly label: string; readonly tabs: readonly [Tab, ...Tab[]] };

/**
 * A tab list with panels. All panels are in the HTML, each with a fragment of its own. Before
 * hydration the list consists of links, and the stylesheet shows the panel of the current fragment.
 * Without scripts all panels are visible.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const prefix = useId();
  const hydrated = useHydrated();
  const inColumn = useMedia(columnMedia);
  const location = useLocation();
  const [active, setActive] = useState(tabs[0].id);
  const list = useScrollingRow<HTMLDivElement>(active);
  const [followed, setFollowed] = useState<Location>();
  const tabNamedBy = (hash?: string) => tabs.find(({ id }) => `#${id}` === hash);

  // During render, so that the panel is visible when the page scrolls to it.
  if (hydrated && followed !== location) {
    setFollowed(location);
    // Back from the fragment of a tab to the page without a fragment shows the first tab.
    const first = tabNamedBy(followed?.hash) && !location.hash ? tabs[0] : undefined;
    const named = tabNamedBy(location.hash) ?? first;
    if (named) setActive(named.id);
  }

  const select = (id: string) => {
    setActive(id);
    // Otherwise a reload would open the panel of the old fragment.
    if (tabNamedBy(window.location.hash)) {
      history.replaceState(history.state, '', `#${id}`);
    }
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${id}"]`);
    tab?.focus({ preventScroll: true });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === active);
    const to = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      // With a horizontal list these keys scroll the page.
      ...(inColumn && { ArrowUp: at - 1, ArrowDown: at + 1 }),
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (event.key === ' ') {
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(':focus')?.click();
    }
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    select((tabs.at(to % tabs.length) ?? tabs[0]).id);
  };

  return (
    <div className={styles.tabs} data-live={hydrated || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a tablist after hydration */}
      <div
        ref={list}
        className={styles.list}
        role={hydrated ? 'tablist' : undefined}
        aria-label={hydrated ? label : undefined}
        aria-orientation={hydrated && inColumn ? 'vertical' : undefined}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, label: name }) => (
          <a
            key={id}
            href={`#${id}`}
            data-tab={id}
            data-active={id === active || undefined}
            {...(hydrated && {
              role: 'tab',
              id: `${prefix}${id}`,
              'aria-controls': id,
              'aria-selected': id === active,
              tabIndex: id === active ? 0 : -1,
            })}
            onClick={(event) => {
              event.preventDefault();
              select(id);
            }}
          >
            {name}
          </a>
        ))}
      </div>
      <div className={styles.panels}>
        {tabs.map(({ id, panel }) => (
          <div
            key={id}
            id={id}
            className={styles.panel}
            role={hydrated ? 'tabpanel' : undefined}
            aria-labelledby={hydrated ? `${prefix}${id}` : undefined}
            data-active={id === active || undefined}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}

import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import type { Menu, MenuLink } from '#app/content/navigation.ts';
import { HoverGroup, useHoverIntent } from '#app/hooks/use-hover-intent.ts';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { HeaderLink } from './header-link.tsx';
import header from './header.module.css';
import headerLink from './header-link.module.css';
import styles from './mega-menu.module.css';

const group = new HoverGroup();
/** The panel that was opened by a click. Hovering another menu does not close it. */
const pinned: { panel: HTMLElement | null } = { panel: null };

/**
 * A disclosure: a button and a native popover. The browser provides Escape, light dismiss and the
 * top layer, also before scripts run. Hovering with a mouse opens the popover too, but never closes
 * one that a click opened.
 */
export function MegaMenu({ menu }: { readonly menu: Menu }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const isHere = menu.pages.some((path) => `${pathname}/`.startsWith(`${path}/`));

  const show = () => panel.current?.showPopover();
  const hide = () => panel.current?.hidePopover();
  const intent = useHoverIntent({
    openDelay: 200,
    closeDelay: 200,
    skipDelay: 300,
    group,
    isOpen: open,
    onOpen: () => pinned.panel || show(),
    onClose: () => pinned.panel === panel.current || hide(),
  });

  useEffect(() => {
    // The popover may have been opened before hydration.
    if (!panel.current?.matches(':popover-open')) return;
    pinned.panel = panel.current;
    setOpen(true);
  }, []);

  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    intent.cancel();
    if (open && pinned.panel === panel.current) return hide();
    pinned.panel = panel.current;
    show();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover adds to its button
    <li
      onPointerEnter={intent.onPointerEnter}
      onPointerLeave={intent.onPointerLeave}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (next && !event.currentTarget.contains(next)) hide();
      }}
    >
      <button
        ref={button}
        type="button"
        className={clsx(header.entry, isHere && headerLink.menu)}
        popoverTarget={id}
        // Before hydration the browser reports the popover's state itself.
        aria-expanded={hydrated ? open : undefined}
        aria-controls={id}
        onClick={toggle}
      >
        {menu.label} <Icon name="chevron" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={(event) => {
          // The browser does this only for a popover that the button opened.
          const isFocusInside = event.currentTarget.contains(document.activeElement);
          if (event.newState === 'closed' && isFocusInside) button.current?.focus();
        }}
        onToggle={(event) => {
          const isOpen = event.newState === 'open';
          setOpen(isOpen);
          if (!isOpen && pinned.panel === panel.current) pinned.panel = null;
        }}
      >
        <div className={styles.sheet} data-promo={Boolean(menu.promo) || undefined}>
          <div className={styles.columns} data-count={menu.columns.length}>
            {menu.columns.map(({ title, links }) => (
              <div key={title ?? menu.label} className={title ? styles.list : styles.tiles}>
                {title && <p className={styles.title}>{title}</p>}
                <ul>
                  {links.map((link) => (
                    <li key={link.label}>
                      <MenuEntry link={link} onChoose={hide} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          {menu.promo && <Promo promo={menu.promo} onChoose={hide} />}
        </div>
      </div>
    </li>
  );
}

function MenuEntry({ link, onChoose }: { readonly link: MenuLink; readonly onChoose: () => void }) {
  return (
    <HeaderLink to={link.to} className={styles.entry} onClick={onChoose}>
      {link.picture && <Picture picture={link.picture} alt="" />}
      <span>
        <b>{link.label}</b> <span>{link.description}</span>
      </span>
    </HeaderLink>
  );
}

type PromoProps = { readonly promo: NonNullable<Menu['promo']>; readonly onChoose: () => void };

function Promo({ promo, onChoose }: PromoProps) {
  const { action } = promo;
  return (
    <div className={styles.promo} data-tone="band">
      <p className={styles.promoTitle}>{promo.title}</p>
      <p>{promo.text}</p>
      {'to' in action ? (
        <ButtonLink to={action.to} variant="text" onClick={onChoose}>
          {action.label}
        </ButtonLink>
      ) : (
        <BriefButton call={action} variant="text" onOpen={onChoose} />
      )}
      <Picture picture={promo.picture} alt="" />
    </div>
  );
}

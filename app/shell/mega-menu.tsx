import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import type { Menu, MenuLink } from '#app/content/navigation.ts';
import { useHoverIntent, type HoverGroup } from '#app/lib/use-hover-intent.ts';
import { BriefButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import header from './header.module.css';
import styles from './mega-menu.module.css';

const group: HoverGroup = { lastClosed: -Infinity };

/**
 * A disclosure: a button and a native popover, which brings Escape, outside clicks and the top layer,
 * and works before any script has run. Resting a mouse on it opens it as well, but never closes what a
 * click opened.
 */
export function MegaMenu({ menu }: { readonly menu: Menu }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const pinned = useRef(false);
  const [open, setOpen] = useState(false);

  const show = () => panel.current?.showPopover();
  const hide = () => panel.current?.hidePopover();
  const intent = useHoverIntent({
    openDelay: 200,
    closeDelay: 200,
    skipDelay: 300,
    group,
    onOpen: show,
    onClose: () => pinned.current || hide(),
  });

  useEffect(() => {
    // It may have been opened before hydration.
    pinned.current = panel.current?.matches(':popover-open') ?? false;
    setOpen(pinned.current);
  }, []);

  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    intent.cancel();
    if (open && pinned.current) return hide();
    pinned.current = true;
    show();
  };

  return (
    <li
      onPointerEnter={intent.onPointerEnter}
      onPointerLeave={intent.onPointerLeave}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (next && !event.currentTarget.contains(next)) hide();
      }}
    >
      <button
        type="button"
        className={header.entry}
        popoverTarget={id}
        aria-expanded={open}
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
        onToggle={(event) => {
          const isOpen = event.newState === 'open';
          setOpen(isOpen);
          if (isOpen) return;
          pinned.current = false;
          group.lastClosed = performance.now();
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
          {menu.promo && <Promo promo={menu.promo} onOpen={hide} />}
        </div>
      </div>
    </li>
  );
}

function MenuEntry({ link, onChoose }: { readonly link: MenuLink; readonly onChoose: () => void }) {
  return (
    <SiteLink to={link.to} className={styles.entry} onClick={onChoose}>
      {link.picture && <Picture picture={link.picture} alt="" />}
      <span>
        <b>{link.label}</b>
        <span>{link.description}</span>
      </span>
    </SiteLink>
  );
}

type PromoProps = { readonly promo: NonNullable<Menu['promo']>; readonly onOpen: () => void };

function Promo({ promo, onOpen }: PromoProps) {
  return (
    <div className={styles.promo} data-tone="band">
      <p className={styles.promoTitle}>{promo.title}</p>
      <p>{promo.text}</p>
      {promo.action && <BriefButton call={promo.action} variant="text" onOpen={onOpen} />}
      <Picture picture={promo.picture} alt="" />
    </div>
  );
}

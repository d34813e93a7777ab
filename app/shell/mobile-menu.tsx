import { useEffect, useId, useRef, useState } from 'react';
import { headerWords } from '#app/content/interface.ts';
import { contact, menus, pricingLink } from '#app/content/navigation.ts';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { BriefButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { HeaderLink } from './header-link.tsx';
import styles from './mobile-menu.module.css';

/**
 * The menu on small screens: a native popover below the header, with native disclosures. A press on
 * a link closes it.
 */
export function MobileMenu() {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const close = () => sheet.current?.hidePopover();

  useEffect(() => setOpen(sheet.current?.matches(':popover-open') ?? false), []);

  return (
    <div
      className={styles.root}
      onBlur={(event) => {
        // The menu covers the page, so it closes when the focus leaves it.
        const next = event.relatedTarget;
        if (next && !event.currentTarget.contains(next)) close();
      }}
    >
      <Tooltip text={headerWords.menu}>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget={id}
          aria-label={headerWords.menu}
          aria-expanded={hydrated ? open : undefined}
          aria-controls={id}
        >
          <Icon name="menu" />
          <Icon name="close" />
          <span>{headerWords.menu}</span>
        </button>
      </Tooltip>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className={styles.sheet}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <nav className="wrap" aria-label={headerWords.mobile}>
          {menus.map((menu) => (
            <details key={menu.label}>
              <summary>
                {menu.label} <Icon name="chevron" />
              </summary>
              <ul>
                {menu.columns.flatMap(({ links }) =>
                  links.map(({ label, to }) => (
                    <li key={label}>
                      <HeaderLink to={to} onClick={close}>
                        {label}
                      </HeaderLink>
                    </li>
                  )),
                )}
              </ul>
            </details>
          ))}
          <SiteLink to={pricingLink.to} className={styles.top} onClick={close}>
            {pricingLink.label}
          </SiteLink>
          <p className={styles.contact}>
            <BriefButton call={contact} variant="accent" wide onOpen={close} />
          </p>
        </nav>
      </div>
    </div>
  );
}

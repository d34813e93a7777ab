import { useEffect, useId, useRef, useState } from 'react';
import { contact, menus, pricingLink } from '#app/content/navigation.ts';
import { BriefButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './mobile-menu.module.css';

/** A full-width sheet under the bar: a native popover with native disclosures. Choosing any link closes it. */
export function MobileMenu() {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => sheet.current?.hidePopover();

  useEffect(() => setOpen(sheet.current?.matches(':popover-open') ?? false), []);

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget={id}
        aria-label="Menu"
        aria-expanded={open}
        aria-controls={id}
      >
        <Icon name="menu" />
        <Icon name="close" />
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className={styles.sheet}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <nav className="wrap" aria-label="Mobile">
          {menus.map((menu) => (
            <details key={menu.label}>
              <summary>
                {menu.label} <Icon name="chevron" />
              </summary>
              <ul>
                {menu.columns.flatMap(({ links }) =>
                  links.map(({ label, description, to }) => (
                    <li key={label}>
                      <SiteLink to={to} onClick={close}>
                        <b>{label}</b>
                        {description}
                      </SiteLink>
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

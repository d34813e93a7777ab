import { useEffect, useRef, useState } from 'react';
import { headerWords } from '#app/content/interface.ts';
import { contact, menus, pricingLink } from '#app/content/navigation.ts';
import { site } from '#app/content/site.ts';
import { useClientValue } from '#app/hooks/use-client-value.ts';
import { BriefButton } from '#app/ui/button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useFrameLanguage } from '#app/hooks/use-frame-language.ts';
import { Logo } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeButton } from './theme-button.tsx';
import styles from './header.module.css';

/**
 * The sticky header. Its bottom margin grows by what its padding loses, so that the page does not move when it
 * shrinks, nor flicker around the threshold.
 */
export function Header() {
  const [scrolled, setScrolled] = useState(false);
  const sentinel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!sentinel.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) =>
      setScrolled(!entries.at(-1)?.isIntersecting),
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      {/* Ten pixels at the top of the page. Out of view means that the page is scrolled. */}
      <div ref={sentinel} className={styles.sentinel} />
      <header
        lang={useFrameLanguage()}
        className={styles.header}
        data-scrolled={scrolled || undefined}
      >
        <div className={`wrap ${styles.row}`}>
          <SiteLink to="/" className={styles.brand}>
            <Logo part="source" />
          </SiteLink>
          <Letterhead />
          <nav className={styles.nav} aria-label={headerWords.main}>
            <ul>
              {menus.map((menu) => (
                <MegaMenu key={menu.label} menu={menu} />
              ))}
              <li>
                <SiteLink to={pricingLink.to} className={styles.entry}>
                  {pricingLink.label}
                </SiteLink>
              </li>
            </ul>
          </nav>
          <div className={styles.actions}>
            <span className={styles.theme}>
              <ThemeButton />
            </span>
            <span className={styles.contact}>
              <BriefButton call={contact} variant="accent" size="small" />
            </span>
            <MobileMenu />
          </div>
        </div>
      </header>
    </>
  );
}

/** Shown in print only: contact address, host and date. */
function Letterhead() {
  const day = useClientValue(
    () => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }),
    '',
  );
  return (
    <p className={styles.letterhead}>
      {site.email} <span>{new URL(site.origin).host}</span> <span>{day}</span>
    </p>
  );
}

import { useRef } from 'react';
import { comingSoon, rightsReserved } from '#app/content/interface.ts';
import { footerColumns, legalLine } from '#app/content/navigation.ts';
import { site } from '#app/content/site.ts';
import { useClientValue } from '#app/hooks/use-client-value.ts';
import { useReveal } from '#app/hooks/use-reveal.ts';
import { PlaceholderLink } from '#app/ui/placeholder-link.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Words } from '#app/ui/words.tsx';
import { useFrameLanguage } from '#app/hooks/use-frame-language.ts';
import { Logo } from './logo.tsx';
import { VisitButton } from './visit-button.tsx';
import styles from './footer.module.css';

export function Footer() {
  // The year of the build until hydration, then the visitor's year.
  const year = useClientValue(() => new Date().getFullYear(), __BUILT_YEAR__);
  const words = useRef<HTMLDivElement>(null);
  useReveal(words);
  return (
    <footer lang={useFrameLanguage()} className={styles.footer} data-tone="band">
      <div ref={words} className={`wrap ${styles.words}`}>
        <div className={styles.columns}>
          <div>
            <Logo part="copy" />
            <p>
              <Words>{site.description}</Words>
            </p>
          </div>
          {footerColumns.map(({ title, links }, column) => {
            // One note beside the title if it is true of every link.
            const note = links.every((link) => 'placeholder' in link)
              ? `footer-${column}`
              : undefined;
            return (
              <div key={title}>
                <h2>{title}</h2> {note && <small id={note}>{comingSoon}</small>}
                <ul>
                  {links.map((link) => (
                    <li key={link.label}>
                      <FooterLink link={link} note={note} />
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
        <div className={styles.legal}>
          <span>{`© ${year} ${site.name}. ${rightsReserved}`}</span> <span>{legalLine}</span>{' '}
          <VisitButton />
        </div>
      </div>
    </footer>
  );
}

type FooterLinkProps = {
  readonly link: (typeof footerColumns)[number]['links'][number];
  /** The id of the column's note. */
  readonly note: string | undefined;
};

function FooterLink({ link, note }: FooterLinkProps) {
  if ('to' in link) return <SiteLink to={link.to}>{link.label}</SiteLink>;
  if ('href' in link) return <a href={link.href}>{link.label}</a>;
  return <PlaceholderLink link={link} describedBy={note} />;
}

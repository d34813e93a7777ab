import { useEffect } from 'react';
import { returnHome, type ErrorWords } from '#app/content/error-screen.ts';
import { site } from '#app/content/site.ts';
import { loadFullStylesheet } from '#app/browser/full-stylesheet.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './error-screen.module.css';

type ErrorScreenProps = ErrorWords & { readonly message: string };

/** Shown when a page fails to render. The message is rendered as text. */
export function ErrorScreen({ message, title, text }: ErrorScreenProps) {
  // No prerendered document shows this screen, so none contains its styles.
  useEffect(() => void loadFullStylesheet().catch(console.warn), []);

  return (
    <Section>
      <title>{`${title} | ${site.name}`}</title>
      <div className={styles.frame} role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        <code>{message}</code>
        <SiteLink to={returnHome.to} className={buttonLook({})}>
          {returnHome.label}
        </SiteLink>
      </div>
    </Section>
  );
}

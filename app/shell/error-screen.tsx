import { useEffect } from 'react';
import { returnHome, type ErrorWords } from '#app/content/error-screen.ts';
import { site } from '#app/content/site.ts';
import { wholeStyleSheet } from '#app/lib/whole-style-sheet.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './error-screen.module.css';

type ErrorScreenProps = ErrorWords & { readonly message: string };

/** Stands where a page should be when rendering it failed. The message is shown as text, never as markup. */
export function ErrorScreen({ message, title, text }: ErrorScreenProps) {
  // No document has its styles: none was made to fail.
  useEffect(() => void wholeStyleSheet(), []);

  return (
    <Section>
      <title>{`${title} | ${site.name}`}</title>
      <div className={styles.frame} role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        <code>{message}</code>
        <ButtonLink to={returnHome.to}>{returnHome.label}</ButtonLink>
      </div>
    </Section>
  );
}

import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './error-screen.module.css';

/** Stands where a page should be when rendering it failed. The message is shown as text, never as markup. */
export function ErrorScreen({ message }: { readonly message: string }) {
  return (
    <Section>
      <title>Unexpected Application Error! | Upslope</title>
      <div className={styles.frame} role="alert">
        <h1>Unexpected Application Error!</h1>
        <p>This page stopped working. Nothing you did is lost; the rest of the site still works.</p>
        <code>{message}</code>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </div>
    </Section>
  );
}

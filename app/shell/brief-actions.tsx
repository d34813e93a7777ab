import { briefWords as words } from '#app/content/brief-words.ts';
import { promises } from '#app/content/claims.ts';
import { site } from '#app/content/site.ts';
import { notify } from '#app/browser/notifications.ts';
import { buttonLook, Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { mailLink, type BriefLetter } from './brief-letter.ts';
import styles from './brief-actions.module.css';

type BriefActionsProps = {
  readonly letter: BriefLetter;
  /** Selects the message on the page, where the browser refuses to take it away. */
  readonly onRefused: () => void;
};

/** The ways a letter leaves the page, all of them the visitor's own doing: mail app, clipboard, file. */
export function BriefActions({ letter, onRefused }: BriefActionsProps) {
  const whole = `${letter.subject}\n\n${letter.message}`;
  const mail = mailLink(letter);

  const refuse = (toast: { readonly title: string; readonly text: string }) => {
    onRefused();
    notify({ kind: 'error', ...toast });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(whole);
      notify({ kind: 'success', ...words.toasts.copied });
    } catch {
      refuse(words.toasts.refused);
    }
  };
  const save = () => {
    try {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([whole], { type: 'text/plain' }));
      link.download = words.fileName;
      link.click();
      URL.revokeObjectURL(link.href);
      notify({ kind: 'success', ...words.toasts.saved });
    } catch {
      refuse(words.toasts.saveFailed);
    }
  };

  return (
    <>
      <div className={styles.actions}>
        <a
          className={buttonLook({ variant: 'accent' })}
          href={mail.href}
          onClick={(event) => {
            if (mail.fits) return;
            event.preventDefault();
            refuse(words.toasts.tooLong);
          }}
        >
          <Icon name="mail" />
          {words.actions.mail}
        </a>
        <Button variant="quiet" onClick={copy}>
          <Icon name="copy" />
          {words.actions.copy}
        </Button>
        <Button variant="quiet" onClick={save}>
          <Icon name="download" />
          {words.actions.save}
        </Button>
      </div>
      <p className={styles.to}>
        {words.to} <a href={`mailto:${site.email}`}>{site.email}</a>. {promises.proposal}.
      </p>
    </>
  );
}

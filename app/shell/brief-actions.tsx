import { useState } from 'react';
import { briefWords as words } from '#app/content/brief-words.ts';
import { formEndpoint, site } from '#app/content/site.ts';
import { notify } from '#app/browser/notifications.ts';
import { buttonLook, Button } from '#app/ui/button.tsx';
import { copyText, notifyRefused, saveText } from '#app/ui/export-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { letterText, mailLink, type BriefLetter } from './brief-letter.ts';
import { sendLetter } from './send-letter.ts';
import styles from './brief-actions.module.css';

type BriefActionsProps = {
  readonly letter: BriefLetter;
  /** Focuses the field to fill in; undefined once the letter can be sent to the endpoint. */
  readonly focusMissing: (() => void) | undefined;
  /** Shows and selects the whole letter, for a browser that refuses to copy, save or open it. */
  readonly onRefused: () => void;
};

/** The ways to take the letter out of the page: the form's endpoint, if there is one; mail app, clipboard and file. */
export function BriefActions({ letter, focusMissing, onRefused }: BriefActionsProps) {
  const mail = mailLink(letter);
  const [isSending, setIsSending] = useState(false);

  const send = () => {
    if (!formEndpoint || isSending) return;
    if (focusMissing) {
      notify({ kind: 'error', ...words.toasts.missing });
      focusMissing();
      return;
    }
    setIsSending(true);
    sendLetter(formEndpoint, letter)
      .then(
        () => notify({ kind: 'success', ...words.toasts.sent }),
        () => notify({ kind: 'error', ...words.toasts.notSent }),
      )
      .finally(() => setIsSending(false));
  };
  const copy = () => {
    void copyText(letterText(letter), words.toasts.copied, onRefused);
  };
  const save = () => {
    try {
      saveText(words.fileName, 'text/plain', letterText(letter));
      notify({ kind: 'success', ...words.toasts.saved });
    } catch {
      notifyRefused(words.toasts.saveFailed, onRefused);
    }
  };

  return (
    <div className={styles.actions}>
      {formEndpoint && (
        <Button variant="accent" aria-disabled={isSending} onClick={send}>
          {words.actions.send}
        </Button>
      )}
      <a
        className={buttonLook({ variant: formEndpoint ? 'quiet' : 'accent' })}
        href={mail.href}
        onClick={(event) => {
          if (mail.fits) return;
          event.preventDefault();
          notifyRefused(words.toasts.tooLong, onRefused);
        }}
      >
        <Icon name="mail" />
        {words.actions.mail}
      </a>
      <p>
        {words.noMailApp} <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      <Button variant="quiet" onClick={copy}>
        <Icon name="copy" />
        {words.actions.copy}
      </Button>
      <Button variant="quiet" onClick={save}>
        <Icon name="download" />
        {words.actions.save}
      </Button>
    </div>
  );
}

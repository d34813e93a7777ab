import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { briefWords as words } from '#app/content/brief-words.ts';
import type { BriefRequest } from '#app/content/entities.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { BriefActions } from './brief-actions.tsx';
import { keepDraft, keptDraft } from './brief-draft.ts';
import {
  canBeAnswered,
  changeDraft,
  letterText,
  openDraft,
  writeLetter,
  type BriefDraft,
} from './brief-letter.ts';
import styles from './brief-form.module.css';

type BriefFormProps = {
  readonly request: BriefRequest;
  /** Host and path, as the letter shows it. */
  readonly page: string;
};

/** The message, prefilled, and who it is from. */
export function BriefForm({ request, page }: BriefFormProps) {
  const [draft, setDraft] = useState(() => openDraft(keptDraft(), request));
  const [showsWhole, setShowsWhole] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const letter = writeLetter(draft, page);

  useEffect(() => keepDraft(draft), [draft]);

  const change = (part: Partial<BriefDraft>) => setDraft(changeDraft(draft, part));
  const focusOn = (name: string) => {
    const field = form.current?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.focus();
    field.select();
  };
  const selectWhole = () => {
    flushSync(() => setShowsWhole(true));
    focusOn('whole');
  };
  const hasEntries = Boolean(draft.message !== undefined || draft.name || draft.email || draft.url);

  return (
    <form
      className={styles.form}
      ref={form}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={words.fields.message}>
        <textarea
          name="message"
          rows={8}
          value={letter.message}
          onChange={(event) => change({ message: event.target.value })}
        />
      </Field>
      {(draft.about || request.plan || request.service) && (
        <Field label={words.fields.plan}>
          <input
            name="about"
            value={draft.about}
            onChange={(event) => change({ about: event.target.value })}
          />
        </Field>
      )}
      <div className={styles.row}>
        <Field label={words.fields.name}>
          <input
            name="name"
            autoComplete="name"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label={words.fields.url}>
          <input
            name="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            value={draft.url}
            onChange={(event) => change({ url: event.target.value })}
          />
        </Field>
        <Field label={words.fields.email}>
          <input
            name="email"
            type="email"
            autoComplete="email"
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
      </div>
      <BriefActions
        letter={letter}
        focusMissing={canBeAnswered(draft) ? undefined : () => focusOn('email')}
        onRefused={selectWhole}
      />
      {showsWhole && (
        <Field label={words.fields.whole}>
          <textarea name="whole" rows={8} readOnly value={letterText(letter)} />
        </Field>
      )}
      {hasEntries && (
        <button
          type="button"
          className={buttonLook({ variant: 'inline' })}
          onClick={() => {
            // The pressed button disappears.
            form.current?.querySelector('textarea')?.focus();
            setDraft(openDraft(undefined, { ...request, url: '' }));
          }}
        >
          {words.actions.restart}
        </button>
      )}
    </form>
  );
}

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <label>
      {label}
      {children}
    </label>
  );
}

import { useRef, useState, type ReactNode } from 'react';
import { askings } from '#app/content/brief.ts';
import { briefWords as words } from '#app/content/brief-words.ts';
import type { Asking, BriefRequest } from '#app/content/entities.ts';
import { BriefActions } from './brief-actions.tsx';
import { startDraft, writeLetter, type BriefDraft } from './brief-letter.ts';
import styles from './brief-form.module.css';

type BriefFormProps = {
  readonly request: BriefRequest;
  /** Host and path, as it is named in the letter. */
  readonly page: string;
  /** What was typed before, if anything. */
  readonly draft: BriefDraft | undefined;
  readonly onDraft: (draft: BriefDraft) => void;
};

/** The enquiry, every word of it editable. */
export function BriefForm({ request, page, draft, onDraft }: BriefFormProps) {
  const [fields, setFields] = useState(() => draft ?? startDraft(request));
  const text = useRef<HTMLTextAreaElement>(null);
  const letter = writeLetter(fields, request.source, page);

  const change = (part: Partial<BriefDraft>) => {
    const next = { ...fields, ...part };
    setFields(next);
    onDraft(next);
  };
  const selectText = () => {
    text.current?.focus();
    text.current?.select();
  };

  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.pair}>
        <Field label={words.fields.name}>
          <input
            autoComplete="name"
            value={fields.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label={words.fields.url}>
          <input
            inputMode="url"
            autoComplete="url"
            value={fields.url}
            onChange={(event) => change({ url: event.target.value })}
          />
        </Field>
      </div>
      <div className={styles.pair}>
        <Field label={words.fields.asking}>
          <select
            value={fields.asking}
            onChange={(event) => change({ asking: event.target.value as Asking })}
          >
            {Object.entries(askings).map(([asking, { label }]) => (
              <option key={asking} value={asking}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field label={words.fields.plan}>
          <input value={fields.about} onChange={(event) => change({ about: event.target.value })} />
        </Field>
      </div>
      <Field label={words.fields.subject}>
        <input
          value={letter.subject}
          onChange={(event) => change({ subject: event.target.value })}
        />
      </Field>
      <Field label={words.fields.message}>
        <textarea
          ref={text}
          rows={9}
          value={letter.message}
          onChange={(event) => change({ message: event.target.value })}
        />
      </Field>
      <BriefActions letter={letter} onRefused={selectText} />
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

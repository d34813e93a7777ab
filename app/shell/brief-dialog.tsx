import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import letter from '#app/assets/pictures/brief-letter.svg?picture';
import { askings, briefMessage, briefSubject, briefWords as words } from '#app/content/brief.ts';
import { promises } from '#app/content/claims.ts';
import type { Asking, BriefRequest } from '#app/content/entities.ts';
import { site } from '#app/content/site.ts';
import { canonicalPath } from '#app/lib/anchors.ts';
import { notify } from '#app/lib/notifications.ts';
import { buttonLook, Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import styles from './brief-dialog.module.css';

/** Longer links are cut or refused by common mail apps. */
const longestMailto = 2000;

type BriefDialogProps = {
  /** Null while closed. */
  readonly request: BriefRequest | null;
  readonly onClose: () => void;
  /** Receives the open dialog, because only what is inside a modal dialog can be reached. */
  readonly onHost: (host: HTMLElement | null) => void;
};

/** The dialog stays in the page, closed, with its picture loaded: opening it makes no request. */
export function BriefDialog({ request, onClose, onHost }: BriefDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const promise = useId();
  // Kept while the page lives: what was typed comes back when the same brief is opened again.
  const [drafts] = useState(() => new Map<string, Draft>());
  const { pathname } = useLocation();

  const page = canonicalPath(pathname);

  // A step back changes the page: the letter about the one before closes, and is kept as a draft.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the page is the reason, not an input
  useEffect(() => dialog.current?.close(), [page]);

  useEffect(() => {
    if (!request) return;
    dialog.current?.showModal();
    onHost(dialog.current);
  }, [request, onHost]);

  const close = () => {
    onHost(null);
    onClose();
  };
  const key = request ? JSON.stringify([page, request]) : '';

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      aria-describedby={promise}
      onClose={close}
      closedby="any"
    >
      <div className={styles.columns}>
        <div className={styles.side} data-tone="band">
          <h2 id={heading}>{words.title}</h2>
          <p>{words.lead}</p>
          {request && <Facts request={request} />}
          <div className={styles.next}>
            <h3>{words.next.title}</h3>
            <ol>
              {words.next.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          <Picture picture={letter} alt="" loading="first" />
        </div>
        <div className={styles.main}>
          <div className={styles.close}>
            <Tooltip text={words.actions.close}>
              <button
                type="button"
                aria-label={words.actions.close}
                onClick={() => dialog.current?.close()}
              >
                <Icon name="close" />
              </button>
            </Tooltip>
          </div>
          <p className={styles.promise} id={promise}>
            <Icon name="lock" />
            <span>
              <b>{words.promise}</b> {words.promiseDetail}
            </span>
          </p>
          {request && (
            <BriefForm
              key={key}
              request={request}
              page={`${new URL(site.origin).host}${page}`}
              draft={drafts.get(key)}
              onDraft={(draft) => drafts.set(key, draft)}
            />
          )}
        </div>
      </div>
    </dialog>
  );
}

function Facts({ request }: { readonly request: BriefRequest }) {
  const facts = [
    [words.facts.source, request.source],
    [words.facts.url, request.url],
    [words.facts.plan, request.plan],
    [words.facts.service, request.service],
  ] as const;
  return (
    <dl>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** What the visitor changed. Subject and message follow the other fields until they are edited themselves. */
type Draft = {
  readonly name: string;
  readonly url: string;
  readonly asking: Asking;
  readonly about: string;
  readonly subject?: string;
  readonly message?: string;
};

type BriefFormProps = {
  readonly request: BriefRequest;
  /** Host and path, as it is named in the letter. */
  readonly page: string;
  readonly draft: Draft | undefined;
  readonly onDraft: (draft: Draft) => void;
};

function BriefForm({ request, page, draft, onDraft }: BriefFormProps) {
  const [fields, setFields] = useState<Draft>(
    () =>
      draft ?? {
        name: '',
        url: request.url ?? '',
        asking: request.asking,
        about: request.plan ?? request.service ?? '',
      },
  );
  const text = useRef<HTMLTextAreaElement>(null);

  const change = (part: Partial<Draft>) => {
    const next = { ...fields, ...part };
    setFields(next);
    onDraft(next);
  };
  const current: BriefRequest = {
    asking: fields.asking,
    source: request.source,
    ...(fields.url && { url: fields.url }),
    ...(fields.about && { plan: fields.about }),
  };
  const subject = fields.subject ?? briefSubject(current);
  const message = fields.message ?? briefMessage(current, page, fields.name);
  const whole = `${subject}\n\n${message}`;
  const mailto = `mailto:${site.email}?subject=${encode(subject)}&body=${encode(message)}`;

  const selectText = () => {
    text.current?.focus();
    text.current?.select();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(whole);
      notify({ kind: 'success', ...words.toasts.copied });
    } catch {
      selectText();
      notify({ kind: 'error', ...words.toasts.refused });
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
      selectText();
      notify({ kind: 'error', ...words.toasts.saveFailed });
    }
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
        <input value={subject} onChange={(event) => change({ subject: event.target.value })} />
      </Field>
      <Field label={words.fields.message}>
        <textarea
          ref={text}
          rows={9}
          value={message}
          onChange={(event) => change({ message: event.target.value })}
        />
      </Field>
      <div className={styles.actions}>
        <a
          className={buttonLook({ variant: 'accent' })}
          href={mailto}
          onClick={(event) => {
            if (mailto.length <= longestMailto) return;
            event.preventDefault();
            selectText();
            notify({ kind: 'error', ...words.toasts.tooLong });
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

/** Lone surrogates, which a paste can contain, make encodeURIComponent throw. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import letter from '#app/assets/pictures/brief-letter.svg?picture';
import { askedFor, briefWords as words } from '#app/content/brief-words.ts';
import type { BriefRequest } from '#app/content/entities.ts';
import { site } from '#app/content/site.ts';
import { canonicalPath } from '#app/lib/anchors.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { BriefForm } from './brief-form.tsx';
import type { BriefDraft } from './brief-letter.ts';
import styles from './brief-dialog.module.css';

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
  const [drafts] = useState(() => new Map<string, BriefDraft>());
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
      onClick={(event) => {
        // WebKit has no `closedby`. The dialog has no padding, so only its backdrop is the target.
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <div className={styles.columns}>
        <div className={styles.side} data-tone="band">
          <h2 id={heading}>{words.title}</h2>
          <p>{words.lead}</p>
          {request && askedFor[request.asking] && <p>{askedFor[request.asking]}</p>}
          {request && <Facts request={request} />}
          <div className={styles.next}>
            <h3>{words.next.title}</h3>
            <ol>
              {words.next.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          {request?.asking === 'audit' && (
            <p>
              <SiteLink to={words.ownCheck.to} onClick={() => dialog.current?.close()}>
                {words.ownCheck.label}
              </SiteLink>
            </p>
          )}
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

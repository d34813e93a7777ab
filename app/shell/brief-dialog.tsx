import { useEffect, useId, useRef, type ReactNode } from 'react';
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
import styles from './brief-dialog.module.css';
import { CloseButton } from './close-button.tsx';
import { ModalDialog } from './modal-dialog.tsx';

type BriefDialogProps = {
  /** Null while closed. */
  readonly request: BriefRequest | null;
  /** The visitor's shop, if the landing page opened the brief. */
  readonly drawing: ReactNode;
  readonly onClose: () => void;
  /** Receives the open dialog. While it is modal, toasts must be inside it to be reachable. */
  readonly onHost: (host: HTMLElement | null) => void;
};

/**
 * The brief dialog. It remains mounted while closed, with its picture loaded, so that opening makes
 * no request.
 */
export function BriefDialog({ request, drawing, onClose, onHost }: BriefDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const heading = useId();
  const lead = useId();
  const { pathname } = useLocation();
  const page = canonicalPath(pathname);

  useEffect(() => {
    if (!request) return;
    dialog.current?.showModal();
    // Not on the close button, whose tooltip would cover the content.
    title.current?.focus();
    if (content.current) content.current.scrollTop = 0;
    onHost(dialog.current);
  }, [request, onHost]);

  const close = () => {
    onHost(null);
    onClose();
  };

  return (
    <ModalDialog
      ref={dialog}
      className={styles.dialog}
      labelledBy={heading}
      describedBy={lead}
      onClose={close}
    >
      <div className={styles.layout}>
        <div className={styles.bar} data-tone="band">
          <h2 id={heading} ref={title} tabIndex={-1}>
            {words.title}
          </h2>
          <Tooltip text={words.actions.close}>
            <CloseButton aria-label={words.actions.close} onClick={() => dialog.current?.close()} />
          </Tooltip>
        </div>
        <div className={styles.content} ref={content}>
          <div className={styles.main}>
            {drawing && (
              <figure className={styles.drawing}>
                <div>{drawing}</div>
                <figcaption>{words.next.audit}</figcaption>
              </figure>
            )}
            <p id={lead}>
              {[request && askedFor[request.asking], words.lead].filter(Boolean).join(' ')}
            </p>
            {request && (
              <BriefForm request={request} page={`${new URL(site.origin).host}${page}`} />
            )}
          </div>
          <div className={styles.side} data-tone="band">
            <h3>{words.next.title}</h3>
            <ol>
              {words.next.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {request?.asking === 'audit' && (
              <p>
                <SiteLink to={words.ownCheck.to} onClick={() => dialog.current?.close()}>
                  {words.ownCheck.label}
                </SiteLink>
              </p>
            )}
            <p className={styles.promise}>
              <Icon name="lock" />
              <span>
                <b>{words.promise}</b> {words.promiseDetail}
              </span>
            </p>
            <Picture picture={letter} alt="" loading="first" />
          </div>
        </div>
      </div>
    </ModalDialog>
  );
}

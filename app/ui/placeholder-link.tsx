import type { MouseEvent, ReactNode } from 'react';
import type { PlaceholderLink as Placeholder } from '#app/content/entities.ts';
import { notify } from '#app/browser/notifications.ts';
import { comingSoon, notPublished } from '#app/content/interface.ts';
import styles from './placeholder-link.module.css';

type PlaceholderLinkProps = {
  readonly link: Placeholder;
  readonly className?: string | undefined;
  /** Content to show instead of the label alone. */
  readonly children?: ReactNode;
  /** The id of an element that says “coming soon”, instead of words in the link. */
  readonly describedBy?: string | undefined;
};

/**
 * A link to a page that is specified but not published. A click shows a toast and does not
 * navigate.
 */
export function PlaceholderLink({ link, className, children, describedBy }: PlaceholderLinkProps) {
  const sayNotPublished = (event: MouseEvent) => {
    event.preventDefault();
    notify({ kind: 'notice', ...notPublished(link.label) });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- specified as a link to "#" until its page exists
    <a
      href="#"
      className={className}
      aria-describedby={describedBy}
      data-placeholder={link.label}
      onClick={sayNotPublished}
    >
      {children ?? link.label}
      {!describedBy && ' '}
      {!describedBy && <small className={styles.soon}>{comingSoon}</small>}
    </a>
  );
}

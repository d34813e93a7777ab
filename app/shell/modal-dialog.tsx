import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { canonicalPath } from '#app/lib/anchors.ts';
import styles from './modal-dialog.module.css';

type ModalDialogProps = {
  /** Receives the element. Its owner opens it with `showModal`. */
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly className: string | undefined;
  /** The id of the heading. */
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The frame of a modal dialog. Escape, a press on the backdrop and a change of the page close it. */
export function ModalDialog({
  ref,
  className,
  labelledBy,
  describedBy,
  onClose,
  children,
}: ModalDialogProps) {
  const { pathname } = useLocation();
  const page = canonicalPath(pathname);
  const lastPage = useRef(page);
  const pressedBackdrop = useRef(false);
  // Before `after-navigation.tsx` sets the focus: closing moves it to the opener.
  useLayoutEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    ref.current?.close();
  }, [ref, page]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes it too
    <dialog
      ref={ref}
      className={clsx(styles.dialog, className)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={onClose}
      // Not `closedby="any"`, which also closes at the second click of a double click on the opener.
      // The dialog has no padding, so only its backdrop is the target.
      onPointerDown={({ target, currentTarget }) => {
        pressedBackdrop.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget, detail }) => {
        // A press that begins in the dialog selects text. Its click has the dialog as target too.
        const isOutside = pressedBackdrop.current && target === currentTarget;
        if (isOutside && detail < 2) currentTarget.close();
      }}
    >
      {children}
    </dialog>
  );
}

import * as Toast from '@radix-ui/react-toast';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toasterWords as words } from '#app/content/interface.ts';
import { onNotification, type Notification } from '#app/browser/notifications.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { CloseButton } from './close-button.tsx';
import styles from './toaster.module.css';

/** In ms: time to read a toast twice. Pauses while the pointer or the focus is on it. */
const duration = 6000;
const icons = {
  loading: 'loading',
  success: 'check',
  notice: 'clock',
  error: 'close',
} as const satisfies Record<Notification['kind'], IconName>;

type Shown = Notification & { readonly id: number };
let lastId = 0;

type ToasterProps = {
  /** The open modal dialog, if any. Everything outside of it is inert. */
  readonly host: HTMLElement | null;
};

/**
 * The toasts, at the bottom right. Dismissed by swipe, close button or timeout. Alt+T moves the
 * focus there.
 */
export function Toaster({ host }: ToasterProps) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  /**
   * Remounts the list when it becomes empty. Otherwise the library's timers remain paused if the
   * pointer was on it.
   */
  const [rounds, setRounds] = useState(0);
  // One element that moves between page and dialog. A new element would announce all toasts again.
  const [place] = useState(() => document.createElement('div'));

  // Toasts about the page would cover the buttons of a dialog that opens over them.
  const [lastHost, setLastHost] = useState(host);
  if (host !== lastHost) {
    setLastHost(host);
    if (host && shown.length > 0) {
      setShown([]);
      setRounds(rounds + 1);
    }
  }

  useLayoutEffect(() => {
    (host ?? document.body).append(place);
  }, [host, place]);
  useEffect(() => () => place.remove(), [place]);

  // Alt+T takes the focus here; Escape and the last close button give it back.
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    const enter = ({ relatedTarget: from }: FocusEvent) => {
      if (from instanceof HTMLElement && !place.contains(from)) before.current = from;
    };
    place.addEventListener('focusin', enter);
    return () => place.removeEventListener('focusin', enter);
  }, [place]);
  const returnFocus = () => {
    if (place.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
  };

  useEffect(
    () =>
      onNotification((notification) => {
        lastId += 1;
        // A toast with the same title replaces the older one.
        setShown((all) => [
          ...all.filter(({ title }) => title !== notification.title).slice(-2),
          { ...notification, id: lastId },
        ]);
      }),
    [],
  );

  const remove = (id: number) => {
    const rest = shown.filter((one) => one.id !== id);
    setShown(rest);
    if (rest.length > 0) return;
    returnFocus();
    setRounds(rounds + 1);
  };

  return createPortal(
    <Toast.Provider
      key={rounds}
      label={words.one}
      duration={duration}
      swipeDirection="right"
      announcerContainer={place}
    >
      {shown.map(({ id, ...toast }) => (
        <OneToast key={id} toast={toast} onClose={() => remove(id)} />
      ))}
      <Toast.Viewport
        // A list may only have list items as children, and a toast is a status or an alert.
        asChild
        label={words.region}
        hotkey={['altKey', 'KeyT']}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && shown.length === 0) returnFocus();
        }}
      >
        <div className={styles.viewport} />
      </Toast.Viewport>
    </Toast.Provider>,
    place,
  );
}

type OneToastProps = { readonly toast: Notification; readonly onClose: () => void };

function OneToast({ toast, onClose }: OneToastProps) {
  const { kind, title, text, stays, action } = toast;
  return (
    <Toast.Root
      asChild
      data-kind={kind}
      type={kind === 'error' ? 'foreground' : 'background'}
      role={kind === 'error' ? 'alert' : 'status'}
      // The library announces toasts in its own live region. This avoids a second announcement.
      aria-live="off"
      {...((stays || kind === 'loading') && { duration: Infinity })}
      onOpenChange={(open) => open || onClose()}
    >
      <div className={styles.toast}>
        <span className={styles.mark}>
          <Icon name={icons[kind]} />
        </span>
        <div>
          <Toast.Title className={styles.title}>{title}</Toast.Title>
          <Toast.Description className={styles.text}>{text}</Toast.Description>
          {action && (
            <Toast.Action className={styles.action} altText={action.label} onClick={action.run}>
              {action.label}
            </Toast.Action>
          )}
        </div>
        <Tooltip text={words.close} side="above">
          <Toast.Close asChild>
            <CloseButton aria-label={words.close} isQuiet />
          </Toast.Close>
        </Tooltip>
      </div>
    </Toast.Root>
  );
}

import * as Toast from '@radix-ui/react-toast';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { toasterWords as words } from '#app/content/interface.ts';
import { onNotification, type Notification } from '#app/browser/notifications.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import styles from './toaster.module.css';

/** Long enough to read twice; it waits while the pointer or the focus is on it. */
const duration = 6000;
const icons = { loading: 'loading', success: 'check', error: 'close' } as const satisfies Record<
  Notification['kind'],
  IconName
>;

type Shown = Notification & { readonly id: number };
let lastId = 0;

type ToasterProps = {
  /** The open modal dialog, if any: outside of it nothing can be reached. */
  readonly host: HTMLElement | null;
};

/** Bottom-right notifications: dismissed by swipe, close button or time, reached with Alt+T. */
export function Toaster({ host }: ToasterProps) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  /** How often the list ran empty: the library's timers stay paused when it does so under the pointer. */
  const [rounds, setRounds] = useState(0);
  // One element that moves between the page and the dialog: a new one would say everything again.
  const [place] = useState(() => document.createElement('div'));

  // What was said about the page would cover the buttons of a dialog that opens over it.
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

  useEffect(
    () =>
      onNotification((notification) => {
        lastId += 1;
        // A new word on the same matter replaces the old one.
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
    if (rest.length === 0) setRounds(rounds + 1);
  };

  return createPortal(
    <Toast.Provider
      key={rounds}
      label={words.one}
      duration={duration}
      swipeDirection="right"
      announcerContainer={place}
    >
      {shown.map(({ id, kind, title, text, stays }) => (
        <Toast.Root
          key={id}
          className={styles.toast}
          data-kind={kind}
          type={kind === 'error' ? 'foreground' : 'background'}
          role={kind === 'error' ? 'alert' : 'status'}
          // The library announces it in a live region of its own; twice would be noise.
          aria-live="off"
          {...((stays || kind === 'loading') && { duration: Infinity })}
          onOpenChange={(open) => open || remove(id)}
        >
          <span className={styles.mark}>
            <Icon name={icons[kind]} />
          </span>
          <div>
            <Toast.Title className={styles.title}>{title}</Toast.Title>
            <Toast.Description className={styles.text}>{text}</Toast.Description>
          </div>
          <Tooltip text={words.close} side="above">
            <Toast.Close className={styles.close} aria-label={words.close}>
              <Icon name="close" />
            </Toast.Close>
          </Tooltip>
        </Toast.Root>
      ))}
      <Toast.Viewport
        className={styles.viewport}
        label={words.region}
        hotkey={['altKey', 'KeyT']}
      />
    </Toast.Provider>,
    place,
  );
}

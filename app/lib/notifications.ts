/**
 * Notifications wait here until the toaster, which loads after the page is ready, takes them.
 * Whoever has something to say calls `notify`; nobody needs to know who shows it.
 */
export type Notification = {
  readonly kind: 'loading' | 'success' | 'error';
  readonly title: string;
  readonly text: string;
};

type Listener = (notification: Notification) => void;

const waiting: Notification[] = [];
let listener: Listener | null = null;

export function notify(notification: Notification): void {
  if (listener) listener(notification);
  else waiting.push(notification);
}

/** Takes what waits and all that follows. Returns the way to stop. */
export function onNotification(take: Listener): () => void {
  listener = take;
  waiting.splice(0).forEach(take);
  return () => {
    listener = null;
  };
}

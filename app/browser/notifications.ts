/** The queue between callers of `notify` and the toaster, which loads lazily. */
export type Notification = {
  readonly kind: 'loading' | 'success' | 'notice' | 'error';
  readonly title: string;
  readonly text: string;
  /** A button in the notification, and what it does. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until it is closed: the visitor has to act on it. */
  readonly stays?: true;
};

type Listener = (notification: Notification) => void;

const waiting: Notification[] = [];
let toaster: Listener | null = null;
let requestToaster: (() => void) | null = null;

/** Shows a notification now, or once the toaster has loaded. */
export function notify(notification: Notification): void {
  if (toaster) {
    toaster(notification);
    return;
  }
  waiting.push(notification);
  requestToaster?.();
}

/**
 * Subscribes the toaster to queued and later notifications.
 * @returns a function that unsubscribes
 */
export function onNotification(listener: Listener): () => void {
  toaster = listener;
  waiting.splice(0).forEach(listener);
  return () => {
    toaster = null;
  };
}

/**
 * Calls back at each notification while there is no toaster.
 * @returns a function that unsubscribes
 */
export function onToasterNeeded(request: () => void): () => void {
  requestToaster = request;
  return () => {
    requestToaster = null;
  };
}

/**
 * The queue between the code that notifies and the toaster, whose code loads lazily. Notifications wait here
 * until the toaster takes them.
 */
export type Notification = {
  readonly kind: 'loading' | 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** Stays until it is closed: the visitor has to act on it. */
  readonly stays?: true;
};

type Listener = (notification: Notification) => void;

const waiting: Notification[] = [];
let toaster: Listener | null = null;
let requestToaster: (() => void) | null = null;

/** Shows a notification now, or as soon as the toaster has loaded. */
export function notify(notification: Notification): void {
  if (toaster) {
    toaster(notification);
    return;
  }
  waiting.push(notification);
  requestToaster?.();
}

/** Takes the waiting notifications and all that follow. Returns how to stop. */
export function onNotification(listener: Listener): () => void {
  toaster = listener;
  waiting.splice(0).forEach(listener);
  return () => {
    toaster = null;
  };
}

/** Calls back at each notification that has no toaster yet. Returns how to stop. */
export function onToasterNeeded(request: () => void): () => void {
  requestToaster = request;
  return () => {
    requestToaster = null;
  };
}

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { briefMailto } from '#app/content/brief.ts';
import type { BriefRequest } from '#app/content/entities.ts';
import { Boundary } from '#app/ui/boundary.tsx';
import { BriefContext } from './brief-context.ts';
import { loadFullStylesheet } from './full-stylesheet.ts';
import { onToasterNeeded } from './notifications.ts';
import { whenIdle } from './when-idle.ts';

export type DialogsProps = {
  /** The brief to show; null while it is closed. */
  readonly request: BriefRequest | null;
  /** Takes the place of the brief's picture. */
  readonly drawing: ReactNode;
  readonly onClose: () => void;
  /** Called if the brief cannot be shown. */
  readonly onFail: () => void;
};

type Dialogs = ComponentType<DialogsProps>;

/** Rendered if the dialogs fail. The mail app opens instead. */
const noDialogs = () => null;

type LazyDialogsProps = {
  /** Imports the brief dialog and the toaster. */
  readonly load: () => Promise<Dialogs>;
  readonly children: ReactNode;
};

/**
 * Loads the brief dialog and the toaster when the browser is idle after hydration, so that opening
 * the brief makes no request. If loading fails, that press opens the mail app, and the next press
 * retries.
 */
export function LazyDialogs({ load, children }: LazyDialogsProps) {
  const [request, setRequest] = useState<BriefRequest | null>(null);
  const [drawing, setDrawing] = useState<ReactNode>();
  const [Dialogs, setDialogs] = useState<Dialogs>();
  const [loadOnce] = useState(() => retryable(() => withStyles(load)));

  useEffect(() => {
    const show = () => void loadOnce().then((dialogs) => setDialogs(() => dialogs));
    const cancelIdle = whenIdle(show);
    const stopNotifications = onToasterNeeded(show);
    return () => {
      cancelIdle();
      stopNotifications();
    };
  }, [loadOnce]);

  const fallBack = (failed: BriefRequest) => {
    setRequest(null);
    location.assign(briefMailto(failed));
  };
  const [open] = useState(() => (wanted: BriefRequest, picture?: ReactNode) => {
    const { pathname } = location;
    void loadOnce().then((dialogs) => {
      setDialogs(() => dialogs);
      // While it was loading, the visitor may have gone to another page.
      if (location.pathname !== pathname) return;
      if (!dialogs) return fallBack(wanted);
      setRequest(wanted);
      setDrawing(picture);
    });
  });
  /** Unmounts dialogs that threw an error. The next press mounts them again. */
  const remove = () => {
    setDialogs(undefined);
    if (request) fallBack(request);
  };

  return (
    <BriefContext value={open}>
      {children}
      {Dialogs && (
        <Boundary onError={remove} renderFallback={noDialogs}>
          <Dialogs
            request={request}
            drawing={drawing}
            onClose={() => setRequest(null)}
            onFail={remove}
          />
        </Boundary>
      )}
    </BriefContext>
  );
}

async function withStyles(load: () => Promise<Dialogs>): Promise<Dialogs> {
  const [dialogs] = await Promise.all([load(), loadFullStylesheet()]);
  return dialogs;
}

/** Loads once for all callers. Resolves to undefined on failure; the next call then retries. */
function retryable<Value>(load: () => Promise<Value>): () => Promise<Value | undefined> {
  let loading: Promise<Value | undefined> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      console.warn(error);
      loading = undefined;
      return undefined;
    });
    return loading;
  };
}

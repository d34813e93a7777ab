import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by the boot script: hands over the clicks it held while nothing could answer them. */
    replayEarlyInput?: () => void;
  }
}

/** Tells the boot script that the page can answer now. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    window.replayEarlyInput?.();
  }, []);
  return null;
}

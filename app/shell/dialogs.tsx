import { useState } from 'react';
import type { DialogsProps } from '#app/browser/lazy-dialogs.tsx';
import { Boundary } from '#app/ui/boundary.tsx';
import { BriefDialog } from './brief-dialog.tsx';
import { Toaster } from './toaster.tsx';

/** The brief dialog and the toaster, loaded lazily by `browser/lazy-dialogs.tsx`. */
export function Dialogs({ request, onClose, onFail }: DialogsProps) {
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  return (
    <>
      <Boundary onError={onFail}>
        <BriefDialog request={request} onClose={onClose} onHost={setDialog} />
      </Boundary>
      <Boundary>
        <Toaster host={dialog} />
      </Boundary>
    </>
  );
}

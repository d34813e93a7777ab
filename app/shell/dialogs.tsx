import { useState } from 'react';
import type { DialogsProps } from '#app/browser/lazy-dialogs.tsx';
import { Boundary } from '#app/ui/boundary.tsx';
import { OptionalPart } from '#app/ui/optional-part.tsx';
import { BriefDialog } from './brief-dialog.tsx';
import { Toaster } from './toaster.tsx';

const noDialog = () => null;

/** The brief dialog and the toaster, loaded lazily by `browser/lazy-dialogs.tsx`. */
export function Dialogs({ request, drawing, onClose, onFail }: DialogsProps) {
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  return (
    <>
      {/* If the dialog fails, `onFail` opens the mail app. */}
      <Boundary onError={onFail} renderFallback={noDialog}>
        <BriefDialog request={request} drawing={drawing} onClose={onClose} onHost={setDialog} />
      </Boundary>
      <OptionalPart>
        <Toaster host={dialog} />
      </OptionalPart>
    </>
  );
}

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { DialogsProps } from '#app/browser/lazy-dialogs.tsx';
import { loadPictures } from '#app/browser/load-pictures.ts';
import { Boundary } from '#app/ui/boundary.tsx';
import { OptionalPart } from '#app/ui/optional-part.tsx';
import { BriefDialog } from './brief-dialog.tsx';
import { Toaster } from './toaster.tsx';

const noDialog = () => null;

/** The brief dialog and the toaster, loaded lazily by `browser/lazy-dialogs.tsx`. Loads pictures below the screen. */
export function Dialogs({ request, drawing, onClose, onFail }: DialogsProps) {
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  // Here, because no other part of the site loads after hydration on every page.
  useEffect(loadPictures, [pathname]);
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

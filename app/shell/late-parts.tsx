import { useState } from 'react';
import type { BriefRequest } from '#app/content/entities.ts';
import { Boundary } from '#app/ui/boundary.tsx';
import { BriefDialog } from './brief-dialog.tsx';
import { Toaster } from './toaster.tsx';

type LatePartsProps = {
  readonly request: BriefRequest | null;
  readonly onClose: () => void;
  /** The brief cannot be shown. */
  readonly onFail: () => void;
};

/** What answers a visitor: loaded at the first move, before it can be asked for. */
export function LateParts({ request, onClose, onFail }: LatePartsProps) {
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

import { createContext, useContext } from 'react';
import type { BriefRequest } from '#app/content/entities.ts';

export type OpenBrief = (request: BriefRequest) => void;

export const BriefContext = createContext<OpenBrief | null>(null);

/** Opens the brief. Null where nothing provides it: a call to action then stays a mailto: link. */
export function useOpenBrief(): OpenBrief | null {
  return useContext(BriefContext);
}

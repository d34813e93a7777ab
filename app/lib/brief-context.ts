import { createContext, useContext } from 'react';
import type { BriefRequest } from '#app/content/entities.ts';

/** Opens the brief. Provided by the shell; without it a call to action stays a mailto: link. */
export type OpenBrief = (request: BriefRequest) => void;

export const BriefContext = createContext<OpenBrief | null>(null);

export function useOpenBrief(): OpenBrief | null {
  return useContext(BriefContext);
}

import { createContext, useContext, type ReactNode } from 'react';
import type { BriefRequest } from '#app/content/entities.ts';

/** `drawing` takes the place of the brief's picture. It makes no request: its pictures are loaded. */
type OpenBrief = (request: BriefRequest, drawing?: ReactNode) => void;

export const BriefContext = createContext<OpenBrief | null>(null);

/**
 * Returns the function that opens the brief, or null without a provider: calls to action are then
 * mailto: links.
 */
export function useOpenBrief(): OpenBrief | null {
  return useContext(BriefContext);
}

import { createContext, useContext } from 'react';
import type { BriefRequest } from '#app/content/entities.ts';

export type OpenBrief = (request: BriefRequest) => void;

export const BriefContext = createContext<OpenBrief | null>(null);

/**
 * Returns the function that opens the brief, or null without a provider: calls to action are then
 * mailto: links.
 */
export function useOpenBrief(): OpenBrief | null {
  return useContext(BriefContext);
}

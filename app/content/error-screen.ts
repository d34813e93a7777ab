/**
 * The text of the error screen. Separate from the not-found pages, because every page includes it.
 */
import type { Link } from './entities.ts';

export type ErrorWords = { readonly title: string; readonly text: string };

export const applicationError = {
  title: 'Unexpected Application Error!',
  text: 'This page stopped working. The rest of the site still works: go back, or start again from the home page.',
} as const satisfies ErrorWords;

export const noSuchPage = {
  title: 'Oops! Page not found',
  text: 'That page doesn’t exist or has moved.',
} as const satisfies ErrorWords;

export const returnHome = { label: 'Return to Home', to: '/' } as const satisfies Link;

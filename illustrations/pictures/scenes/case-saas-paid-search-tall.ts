import { picture as wide } from './case-saas-paid-search.ts';

/** The same drawing on a taller canvas, for cards that crop it. */
export const picture = { ...wide, height: 440, origin: [0, 12] } as const;

import { useSyncExternalStore } from 'react';
import { initialShop, visitorShop } from './visitor-shop.ts';

/** What the visitor has told the landing page, kept up to date. */
export const useVisitorShop = () =>
  useSyncExternalStore(visitorShop.subscribe, visitorShop.get, () => initialShop);

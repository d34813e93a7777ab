import { useSyncExternalStore } from 'react';
import type { Climb } from '#app/content/climb.ts';
import { signText } from '#app/lib/sign-text.ts';
import { initialShop, visitorShop } from './visitor-shop.ts';

/** What the visitor has typed and chosen on the landing page, with updates. */
export const useVisitorShop = () =>
  useSyncExternalStore(visitorShop.subscribe, visitorShop.get, () => initialShop);

/** The name on the sign of the visitor's shop: the typed text, or a placeholder until something is typed. */
export const useShopName = ({ unnamed }: Climb): string =>
  signText(useVisitorShop().typed) || unnamed;

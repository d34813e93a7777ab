import type { ReactNode } from 'react';
import type { Trade } from '#app/content/climb.ts';

/** The visitor's input about their business, shared by both address fields and the hill. */
type VisitorShop = {
  /** As typed into an address field. It is written nowhere else. */
  readonly typed: string;
  readonly trade: Trade;
  readonly week: number;
  /** The shop with its sign, for the brief. Undefined until its picture is loaded. */
  readonly drawing: ReactNode;
};

/** The state at first, and again after the visitor has left the page. */
export const initialShop: VisitorShop = { typed: '', trade: 'bakery', week: 0, drawing: undefined };
let current = initialShop;
const listeners = new Set<() => void>();

export const visitorShop = {
  get: () => current,
  set(change: Partial<VisitorShop>) {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

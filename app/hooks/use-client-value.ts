import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * A value that only the browser knows: `before` in the prerendered HTML and in the first render, then what
 * `read` returns at each render.
 * @param read returns a primitive, or the same object each time
 */
export function useClientValue<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(subscribe, read, () => before);
}

import { whenIdle } from './when-idle.ts';

const inputs = ['pointermove', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Runs a task once the browser is idle after the first input. A visitor who only reads then fetches
 * nothing that only interaction needs. An input on a call to action, a form or a dialog is not
 * counted: opening the brief makes no request of any kind.
 * @returns a function that cancels the task
 */
export function afterFirstInput(task: () => void): () => void {
  let cancel = () => {
    for (const type of inputs) removeEventListener(type, begin, true);
  };
  const begin = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[role=button], form, dialog')) return;
    cancel();
    cancel = whenIdle(task);
  };
  for (const type of inputs) addEventListener(type, begin, { capture: true, passive: true });
  return () => cancel();
}

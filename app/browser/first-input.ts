const inputs = ['pointermove', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Runs a task once the browser is idle after the first input. A visitor who only reads then fetches
 * nothing that only interaction needs.
 * @returns a function that cancels the task
 */
export function afterFirstInput(task: () => void): () => void {
  let cancel = () => {
    for (const type of inputs) removeEventListener(type, begin, true);
  };
  const begin = () => {
    cancel();
    cancel = whenIdle(task);
  };
  for (const type of inputs) addEventListener(type, begin, { capture: true, passive: true });
  return () => cancel();
}

/**
 * Runs a task when the browser is idle, after 2 s at the latest.
 * @returns a function that cancels the task
 */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Runs a task when the browser is idle after the visitor's first move: whoever only looks at a page fetches
 * nothing that only answers need. Returns the way to call it off.
 */
export function whenUsed(task: () => void): () => void {
  let callOff = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
  };
  const begin = () => {
    callOff();
    callOff = whenIdle(task);
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  return () => callOff();
}

function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

/** ms without a key or a press until the page is at rest. */
const restAfter = 20_000;
/** ms between two looks at the calendar. */
const lookEvery = 15 * 60_000;
/** ms after a change, so that one that follows is waited for. */
const afterChange = 60_000;

const inputs = ['keydown', 'pointerdown', 'input'] as const;

/** Calls `run` when this page is at rest: soon, after changes, and every quarter of an hour. */
export function watchBackups({
  watchRows,
  run,
}: {
  watchRows(listener: () => void): () => void;
  run(): Promise<void>;
}): () => void {
  let lastInput = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  const plan = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, wait);
  };
  const look = async () => {
    const wait = lastInput + restAfter - performance.now();
    if (wait > 0) return plan(wait);
    isRunning = true;
    await run();
    isRunning = false;
    plan(lookEvery);
  };
  const noteInput = () => {
    lastInput = performance.now();
  };
  for (const input of inputs) {
    globalThis.addEventListener?.(input, noteInput, { capture: true, passive: true });
  }
  // A copy notes its own time in a row: that is no reason for another look.
  const stop = watchRows(() => {
    if (!isRunning) plan(afterChange);
  });
  plan(restAfter);
  return () => {
    clearTimeout(timer);
    stop();
    for (const input of inputs) {
      globalThis.removeEventListener?.(input, noteInput, { capture: true });
    }
  };
}

/**
 * Back for what is open, in browsers without `CloseWatcher`: an entry of the history stands above that of the page while
 * something is open, and Back leads from it to the page. The router never hears of that step. An entry that is left when something was closed
 * in another way is used again by what opens next, and Back goes past it: taking it out would race with a navigation.
 */

type Mark = { sheet?: 'above' | 'below' } | null;

/** ms. A Back that the router takes back, to ask about words that are not stored, is over by then. */
const settling = 150;

const closers: (() => void)[] = [];
let last: Mark = null;
let listens = false;

/** Calls `close` at Back, until the returned function is called. */
export function closeAtBack(close: () => void): () => void {
  listen();
  closers.push(close);
  const timer = setTimeout(stepUp, settling);
  return () => {
    clearTimeout(timer);
    const at = closers.lastIndexOf(close);
    if (at >= 0) closers.splice(at, 1);
  };
}

function stepUp() {
  const mark = history.state as Mark;
  if (mark?.sheet !== 'above') {
    history.replaceState({ ...mark, sheet: 'below' }, '');
    history.pushState({ ...mark, sheet: 'above' }, '');
  }
  last = history.state as Mark;
}

function listen() {
  if (listens) return;
  listens = true;
  // In the capture phase it is heard before the router, which has the same window.
  addEventListener('popstate', hear, { capture: true });
}

function hear(event: PopStateEvent) {
  const from = last;
  last = event.state as Mark;
  if (from?.sheet !== 'above' || last?.sheet !== 'below') return;
  event.stopImmediatePropagation();
  const close = closers.pop();
  if (!close) return history.back();
  close();
  if (closers.length > 0) stepUp();
}

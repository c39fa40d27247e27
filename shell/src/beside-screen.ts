/** ms after which the app is shown although something in it still waits, or a word is still being composed. */
const patience = { waits: 10_000, composes: 2_000 };

/** Where the app renders while its prerendered screen still stands. */
export type BesideScreen = {
  root: HTMLElement;
  /** Resolves when the app's page may be shown. */
  ready: Promise<void>;
  /**
   * Puts the app in the place of the screen, in one step. `repeat` is called while both are there: a phone's keyboard stays only
   * where the focus goes from one field to the next.
   */
  show(repeat?: (root: HTMLElement) => void): void;
};

/**
 * The app renders into an element that is in no document yet, piece by piece: nothing is in the page twice. A prerendered page of
 * an empty account is complete, so it stays until the app's own is complete as well: `until` is 'filled'.
 */
export function besideScreen(screen: HTMLElement, until: 'rendered' | 'filled'): BesideScreen {
  const root = document.createElement('div');
  const composed = untilComposed(screen);
  return {
    root,
    ready: untilHolds(root, until === 'filled' ? isFilled : isRendered).then(composed),
    show(repeat) {
      const { scrollX, scrollY } = globalThis;
      root.id = screen.id;
      screen.after(root);
      repeat?.(root);
      screen.remove();
      scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    },
  };
}

/** Waits, when called, for a word that is being composed, as in Japanese or under a phone's thumb: taking the field away ends it. */
function untilComposed(screen: HTMLElement): () => Promise<void> {
  let composes = false;
  screen.addEventListener('compositionstart', () => {
    composes = true;
  });
  screen.addEventListener('compositionend', () => {
    composes = false;
  });
  return () =>
    new Promise((resolve) => {
      if (!composes) return resolve();
      screen.addEventListener('compositionend', () => resolve(), { once: true });
      setTimeout(resolve, patience.composes);
    });
}

const isRendered = (root: HTMLElement) => root.hasChildNodes();

const isFilled = (root: HTMLElement) =>
  root.querySelector('main h1') !== null &&
  root.querySelector('main :is([data-skeleton], [data-later])') === null;

function untilHolds(root: HTMLElement, holds: (root: HTMLElement) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => {
      if (holds(root)) end();
    });
    const timer = setTimeout(end, patience.waits);
    observer.observe(root, { childList: true, subtree: true, attributes: true });
  });
}

/** ms after which the app is shown although something in it still waits. */
const patience = 10_000;

/** Where the app renders while its prerendered screen still stands. */
export type BesideScreen = {
  root: HTMLElement;
  /** Resolves when nothing in the app's page waits any more. */
  filled: Promise<void>;
  /** Puts the app in the place of the screen, in one step. */
  show(): void;
};

/**
 * The prerendered page of an empty account is complete, so it stays until the app's own is complete as well. Until then the app
 * renders beside it, unseen.
 */
export function besideScreen(screen: HTMLElement): BesideScreen {
  const root = document.createElement('div');
  root.hidden = true;
  screen.after(root);
  return {
    root,
    filled: untilFilled(root),
    show() {
      const { id } = screen;
      screen.remove();
      root.id = id;
      root.hidden = false;
    },
  };
}

function untilFilled(root: HTMLElement): Promise<void> {
  const isFilled = () =>
    root.querySelector('main h1') && !root.querySelector('main [data-skeleton]');
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => {
      if (isFilled()) end();
    });
    const timer = setTimeout(end, patience);
    observer.observe(root, { childList: true, subtree: true, attributes: true });
  });
}

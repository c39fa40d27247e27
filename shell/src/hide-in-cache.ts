import type { Data } from '@mooring/data';

/**
 * A page that goes into the back-forward cache is hidden, and shown when it has come back and the session was read again: it hears
 * nothing there, so it may have missed a lock. The whole body, since dialogs stand beside the root. A page that is loaded is never hidden.
 */
export function hideInCache({ accounts }: Pick<Data, 'accounts'>): void {
  const { style } = document.body;
  const show = () => {
    style.visibility = '';
  };
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void accounts.start().then(show, show);
  });
}

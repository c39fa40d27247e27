import type { RouterProviderProps } from '@mooring/contract/router';
import type { Data } from '@mooring/data';

type Router = RouterProviderProps['router'];

/** ms between the load of the first page and the first fetch of anything it does not need. */
const idleDelay = 2_000;

/** Resolves when the code and the data of the first page are loaded. */
export const firstPage = (router: Router): Promise<void> =>
  until(router.subscribe, () => router.state.initialized);

/** Resolves when the first page is loaded and `idleDelay` has passed: then other things may use network and processor. */
export async function afterFirstPage(router: Router): Promise<void> {
  await firstPage(router);
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, idleDelay));
}

/** Resolves when the stored session was read. */
export const whenSessionKnown = ({ session }: Data): Promise<void> =>
  until(session.subscribe, () => session.getState().status !== 'starting');

/** Resolves when `holds` returns true: now, or after a change that `subscribe` reports. */
function until(subscribe: (listener: () => void) => () => void, holds: () => boolean) {
  if (holds()) return Promise.resolve();
  return new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      if (!holds()) return;
      stop();
      resolve();
    });
  });
}

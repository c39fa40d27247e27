import type { RouterProviderProps } from '@mooring/contract/router';
import type { Data } from '@mooring/data';

type Router = RouterProviderProps['router'];

/** After the first page stands there, before anything is fetched that it does not need, in ms. */
const breath = 2_000;

/** Resolves when the code and the data of the first page are there. */
export const firstPage = (router: Router): Promise<void> =>
  until(router.subscribe, () => router.state.initialized);

/** Resolves when the first page has had the network and the processor to itself. */
export async function afterFirstPage(router: Router): Promise<void> {
  await firstPage(router);
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, breath));
}

/** Resolves when the device has said who is here. */
export const sessionKnown = ({ session }: Data): Promise<void> =>
  until(session.subscribe, () => session.getState().status !== 'starting');

/** Resolves when something holds: now, or after one of the changes that `subscribe` reports. */
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

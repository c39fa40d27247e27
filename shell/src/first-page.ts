import type { RouterProviderProps } from '@mooring/contract/router';
import { until } from './until.ts';

/** After the first page stands there, before anything is fetched that it does not need, in ms. */
const breath = 2_000;

/** Resolves when the first page has had the network and the processor to itself. */
export async function afterFirstPage(router: RouterProviderProps['router']): Promise<void> {
  await until(router.subscribe.bind(router), () => router.state.initialized);
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, breath));
}

/** The data layer alone on a page, for tests that end the browser in the middle of what it does. */
import { createAppData, type Data } from '@mooring/data';

declare global {
  var device: Data;
}

// The positive control: storage without a replica.
if (location.search === '?no-replica') {
  Object.defineProperty(navigator.storage, 'getDirectory', { value: undefined });
}

const data = createAppData();
await data.accounts.start();
globalThis.device = data;

import type { FieldLocation, Sealed } from '@mooring/storage';
import { memoryHosting } from '@mooring/storage/testing';
import { expect } from 'vitest';
import { imaginedBrowser } from './browser-testing.ts';
import type { AccountsKit } from './kit.ts';

const place: FieldLocation = { table: 'journal_entries', column: 'content', rowId: '1' };

/** For tests: a service, and browsers that know of it. */
export function hostedWorld() {
  const service = memoryHosting();
  const device = (given: Parameters<typeof imaginedBrowser>[0] = {}) =>
    imaginedBrowser({ hosting: service.open, ...given });
  return { service, device };
}

export const sealOne = async (tab: AccountsKit): Promise<Sealed> =>
  (await tab.vaultForWriting()).seal(place, 'still mine');

export async function expectsMine(tab: AccountsKit, field: Sealed): Promise<void> {
  expect(await tab.vault()?.open(place, field)).toBe('still mine');
}

export const hostedStatus = (tab: AccountsKit) => tab.hosted.state.getState().status;

export const opens = (tab: AccountsKit) =>
  expect.poll(() => hostedStatus(tab), { timeout: 10_000 }).toBe('open');

import type { FieldLocation, Sealed } from '@mooring/storage';
import { memoryHosting } from '@mooring/storage/testing';
import { expect } from 'vitest';
import type { AccountServices } from '../account-services.ts';
import { fakeBrowser } from '../browser-testing.ts';

const place: FieldLocation = { table: 'journal_entries', column: 'content', rowId: '1' };

/** For tests: a fake service, and fake browsers that use it. */
export function hostedWorld() {
  const service = memoryHosting();
  const device = (given: Parameters<typeof fakeBrowser>[0] = {}) =>
    fakeBrowser({ hosting: service.open, ...given });
  return { service, device };
}

export const sealOne = async (tab: AccountServices): Promise<Sealed> =>
  (await tab.vaultForWriting()).seal(place, 'still mine');

export async function expectsMine(tab: AccountServices, field: Sealed): Promise<void> {
  expect(await tab.vault()?.open(place, field)).toBe('still mine');
}

export const hostedStatus = (tab: AccountServices) => tab.hosted.state.getState().status;

export const opens = (tab: AccountServices) =>
  expect.poll(() => hostedStatus(tab), { timeout: 10_000 }).toBe('open');

import type { Records } from '../repositories/records.ts';
import { createMuted, type Muted } from './is-muted.ts';
import { emptyMuted, type MutedRecord } from './muted-schema.ts';

/** What is not to be brought up: names, tags, days and single things. */
export type MutedThings = {
  record(): Promise<MutedRecord>;
  /** Throws AppError('vault.unreadable'): then nothing is to be brought up. */
  read(): Promise<Muted>;
  change(next: (before: MutedRecord) => MutedRecord): Promise<void>;
  /** Mutes a single entry, moment, check-in, picture or keepsake, or takes that back. */
  setItem(id: string, isMuted: boolean): Promise<void>;
};

export function createMutedThings({ records }: { records: Records }): MutedThings {
  const record = async () => (await records.get('muted')) ?? emptyMuted;
  const change: MutedThings['change'] = (next) =>
    records.change('muted', (before) => next(before ?? emptyMuted));
  return {
    record,
    read: async () => createMuted(await record()),
    change,
    setItem: (id, isMuted) =>
      change(({ items, ...rest }) => ({
        ...rest,
        items: [...items.filter((one) => one !== id), ...(isMuted ? [id] : [])],
      })),
  };
}

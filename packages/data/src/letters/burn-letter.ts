import type { Replicas, Write } from '@mooring/storage';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import type { Drafts } from '../repositories/drafts.ts';
import { openJson } from '../repositories/sealed-json.ts';
import { rowsWithPrefix, valueLocation } from '../repositories/user-data-rows.ts';
import { letterDraftSchema } from './letter-draft.ts';
import { letterDraftKey, newLetterDraft, pauseLetterDraft } from './letter-keys.ts';

type Parts = {
  storage: AccountStorage;
  drafts: Drafts;
  replicas(): Promise<Replicas | null>;
};

/** Removes every trace of a letter that the app can reach. Throws where a row could not be removed. */
export async function burnLetter({ storage, drafts, replicas }: Parts, id: string): Promise<void> {
  const open = await storage.open();
  if (!open) return;
  const draftKeys = [letterDraftKey(id), ...(await sharedDrafts(drafts, open, id))];
  const ids = [
    ...(await rowsOf(open, id, draftKeys)),
    ...(await besideLetter(open, id)),
    ...(await earlierSharedDrafts(open, id)),
  ];
  // One write: a burn that is cut off has removed everything, or nothing.
  await open.store.write(ids.map((remove): Write => ({ table: 'user_data', remove })));
  // A draft that could not be stored is in this tab's memory, and would be stored again.
  for (const key of draftKeys) await drafts.drop(key).catch(() => {});
  await removeFromReplica(replicas, open.vault.userId);
}

/** The keys of the drafts that hold this letter now, and another one at another time. Stored or in this tab's memory. */
async function sharedDrafts(drafts: Drafts, { store, vault: { userId } }: OpenAccount, id: string) {
  const after = async (prefix: string) =>
    (await store.ids('user_data', `${userId}:${prefix}`)).map((each) =>
      each.slice(`${userId}:${prefix}`.length),
    );
  const people = (await after('someone:')).map((person) => pauseLetterDraft(person));
  // Also of somebody who has been removed since.
  const stored = (await after(`draft:${pauseLetterDraft()}`)).map(
    (rest) => `${pauseLetterDraft()}${rest}` as const,
  );
  const keys = [...new Set([newLetterDraft, pauseLetterDraft(), ...people, ...stored] as const)];
  const begun = await Promise.all(keys.map((key) => drafts.get(key).catch(() => null)));
  return keys.filter((_, index) => begun[index]?.id === id);
}

/**
 * The ids of the letter's row and of its drafts, as far as they are stored. None is opened. The letter's own is among them even
 * where it was never kept: by its removal the replica knows that something was burned, and drops the records of the drafts.
 */
async function rowsOf({ store, vault }: OpenAccount, id: string, draftKeys: string[]) {
  const letter = `${vault.userId}:letter:${id}`;
  const drafts = draftKeys.map((key) => `${vault.userId}:draft:${key}`);
  const rows = await store.getMany('user_data', drafts);
  return [letter, ...drafts.filter((_, index) => rows[index])];
}

/** The ids of the earlier versions of a letter and of its draft, and of what the service sent of it and was held back. */
async function besideLetter({ store, vault: { userId } }: OpenAccount, id: string) {
  const found = await Promise.all(
    [
      `set-aside:letter:${id}:`,
      `set-aside:draft:letter:${id}:`,
      `held:user_data/${userId}:letter:${id}`,
    ].map((key) => store.ids('user_data', `${userId}:${key}`)),
  );
  return found.flat();
}

/** Earlier drafts of several letters share one key: only the letter's own are burned. */
async function earlierSharedDrafts({ store, vault }: OpenAccount, id: string): Promise<string[]> {
  const found = await Promise.all(
    [`${newLetterDraft}:`, pauseLetterDraft()].map((key) =>
      rowsWithPrefix(store, `${vault.userId}:set-aside:draft:${key}`),
    ),
  );
  const rows = found.flat();
  const own = await Promise.all(
    rows.map((row) =>
      openJson(vault, valueLocation(row.id), row.value, letterDraftSchema).then(
        (draft) => draft.id === id,
        () => false,
      ),
    ),
  );
  return rows.filter((_, index) => own[index]).map((row) => row.id);
}

/** The rows are gone by now. Records that cannot be dropped at once go with the replica's next compaction. */
async function removeFromReplica(replicas: Parts['replicas'], userId: string): Promise<void> {
  try {
    await (await replicas())?.of(userId).compact();
  } catch {
    // A full disk, or a browser that cannot write a replica.
  }
}

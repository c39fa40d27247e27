import type { VisitorWords } from '@mooring/accounts';
import type { Store } from '@mooring/storage';
import { currentPrefix, earlierPrefix, rowIdOf } from '../repositories/conversations-rows.ts';

/** Counts what a person wrote in the rows of an account. Reads ids only, so it needs no key. */
export async function countWords(store: Store, userId: string): Promise<Omit<VisitorWords, 'id'>> {
  const documents = async (prefix: string) =>
    (await store.ids('user_data', rowIdOf(userId, prefix))).length;
  const [entries, checkIns, moments, current, earlier] = await Promise.all([
    store.count('journal_entries'),
    store.count('emotion_records'),
    store.count('saved_moments'),
    documents(currentPrefix),
    documents(earlierPrefix),
  ]);
  const [letters, people, keepsakes, days, prompts, drafts, paths, pauseNotes] = await Promise.all([
    documents('letter:'),
    documents('someone:'),
    documents('keepsake:'),
    documents('hard-day:'),
    documents('prompt:'),
    documents('draft:'),
    documents('healing-path'),
    documents('pause-notes'),
  ]);
  return {
    ...{ entries, checkIns, moments, letters, people, keepsakes, days, prompts, drafts },
    conversations: current + earlier,
    path: paths > 0,
    pauseNotes: pauseNotes > 0,
  };
}

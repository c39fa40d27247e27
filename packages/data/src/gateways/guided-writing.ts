import { keyOf } from '@mooring/contract';
import { type GuidedReply, guidedReply } from '@mooring/listening/guided';
import type { Env } from '@mooring/storage';
import type { ConversationMessage } from '../repositories/conversations-schema.ts';
import type { Drafts } from '../repositories/drafts.ts';
import type { Entries, EntryFields } from '../repositories/entries.ts';

/** Guided writing: questions on this device, whichever engine is chosen, and the way of the answers to a page. */
export type GuidedWriting = {
  /** What the app says to the newest message. Null where no guided writing goes on. Screen the person's words first. */
  reply(messages: readonly ConversationMessage[]): Promise<GuidedReply | null>;
  /** The words of a page: of its draft, or else of the saved entry. '' where there are none. */
  wordsOf(draft: string): Promise<string>;
  /**
   * Adds words to the draft of a page, below those that are there, and keeps it. Words that are there already are not added
   * again. Returns the id of the entry that the page edits, or null for a new page.
   */
  putOnPage(draft: string | null, words: string): Promise<string | null>;
};

/** The draft of a page that was never saved. */
const newPage = 'new';

type Parts = { env: Env; drafts: Drafts; entries: Pick<Entries, 'get'> };

export function createGuidedWriting({ env, drafts, entries }: Parts): GuidedWriting {
  /** A draft that does not open is moved aside when the next one is kept. Any other failure must not overwrite it. */
  const draftOf = (key: string): Promise<EntryFields | null> =>
    drafts.get(key).catch((error: unknown) => {
      if (keyOf(error, 'store.failed') !== 'vault.unreadable') throw error;
      return null;
    });
  const entryOf = async (key: string) => (key === newPage ? null : entries.get(key));

  return {
    reply: async (messages) => guidedReply(messages, env.now()),
    async wordsOf(key) {
      const page = (await draftOf(key)) ?? (await entryOf(key).catch(() => null));
      return page?.content.trim() ?? '';
    },
    async putOnPage(draft, words) {
      const entry = await entryOf(draft ?? newPage);
      // The entry may have been deleted since; then the words go to a new page.
      const key = entry && draft ? draft : newPage;
      const page = (await draftOf(key)) ?? entry ?? { title: '', content: '', tags: [] };
      const { title, content, tags, type, recording } = page;
      await drafts.keep(key, { title, content: below(content, words), tags, type, recording });
      return entry?.id ?? null;
    },
  };
}

function below(content: string, words: string): string {
  if (content.trim() === '') return words;
  const isThere = `\n\n${content.trim()}\n\n`.includes(`\n\n${words}\n\n`);
  return isThere ? content : `${content.trimEnd()}\n\n${words}`;
}

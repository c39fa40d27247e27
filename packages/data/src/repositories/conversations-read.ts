import type { Vault } from '@mooring/storage';
import type { OpenAccount } from './account-storage.ts';
import {
  type ConversationHead,
  type FoundConversation,
  findConversation,
} from './conversations-find.ts';
import { type OrderedMessage, withOrder } from './conversations-plan.ts';
import {
  type ChatRow,
  keyOfRow,
  messageKeyPrefix,
  openChat,
  parseMessageKey,
  rowIdOf,
} from './conversations-rows.ts';
import type {
  Conversation,
  ConversationDetails,
  StoredConversation,
} from './conversations-schema.ts';
import { rowsWithPrefix } from './user-data-rows.ts';

/** A message row; null where it does not open. */
type MessageRow = { row: ChatRow; opened: Conversation | null };

/** A conversation with what it was read from. */
export type ReadConversation = {
  conversation: StoredConversation;
  head: ConversationHead | null;
  headUnreadable: boolean;
  messageRows: readonly MessageRow[];
};

/**
 * Reads whole conversations. A row is opened once and not again before it changes, and a conversation that has not changed
 * is the very same object. What is open hangs on the vault, so a lock drops it.
 */
export function createConversationReader() {
  const cacheByVault = new WeakMap<Vault, Map<string, ReadConversation>>();

  function cacheOf(vault: Vault): Map<string, ReadConversation> {
    const reads = cacheByVault.get(vault) ?? new Map<string, ReadConversation>();
    cacheByVault.set(vault, reads);
    return reads;
  }

  async function openHead(vault: Vault, row: ChatRow): Promise<Conversation> {
    for (const { head } of cacheOf(vault).values()) {
      if (head && isSameRow(head.row, row)) return head.conversation;
    }
    return openChat(vault, row);
  }

  async function openMessages(
    { store, vault }: OpenAccount,
    id: string,
    before: ReadConversation | undefined,
  ): Promise<MessageRow[]> {
    const known = new Map(before?.messageRows.map((one) => [one.row.id, one]));
    const rows = await rowsWithPrefix(store, rowIdOf(vault.userId, messageKeyPrefix(id)));
    return Promise.all(
      rows.map(async (row): Promise<MessageRow> => {
        const one = known.get(row.id);
        if (one && isSameRow(one.row, row)) return one;
        const opened = await openChat(vault, row).catch(() => null);
        return { row, opened: opened?.id === id ? opened : null };
      }),
    );
  }

  async function read(open: OpenAccount, found: FoundConversation): Promise<ReadConversation> {
    const { details, head, headUnreadable, messageRowIds } = found;
    const { id } = details;
    const reads = cacheOf(open.vault);
    const before = reads.get(id);
    const messageRows = messageRowIds.length > 0 ? await openMessages(open, id, before) : [];
    const parts = { head, headUnreadable, messageRows };
    if (before && isUnchanged(before, parts)) return before;
    const next = { ...parts, conversation: mergeMessages(open.vault.userId, details, parts) };
    reads.set(id, next);
    return next;
  }

  return {
    /** Any but a cleared one, by its id. Throws AppError('vault.unreadable') where nothing of it opens. */
    async get(open: OpenAccount, id: string): Promise<ReadConversation | null> {
      const found = await findConversation(open, id, openHead);
      if (found) return read(open, found);
      cacheOf(open.vault).delete(id);
      return null;
    },
    openHead,
  };
}

/** Every sealing is another text, so rows with the same one are the same. */
const isSameRow = (one: ChatRow, other: ChatRow) =>
  one.id === other.id && one.value === other.value;

type ReadParts = Omit<ReadConversation, 'conversation'>;

const isUnchanged = (one: ReadParts, other: ReadParts): boolean =>
  one.head?.conversation === other.head?.conversation &&
  one.headUnreadable === other.headUnreadable &&
  one.messageRows.length === other.messageRows.length &&
  one.messageRows.every((row, index) => row === other.messageRows[index]);

/** The messages of head and rows by their ids, in order. What has a row stands there as it is now. */
function mergeMessages(
  userId: string,
  details: ConversationDetails,
  { head, headUnreadable, messageRows }: ReadParts,
): StoredConversation {
  const byId = new Map<string, OrderedMessage>();
  for (const one of withOrder(head?.conversation.messages ?? [])) byId.set(one.message.id, one);
  let missing = headUnreadable ? 1 : 0;
  for (const { row, opened } of messageRows) {
    const { order, messageId } = parseMessageKey(keyOfRow(userId, row.id));
    // The head repeats the person's first words.
    if (!opened && !byId.has(messageId)) missing += 1;
    for (const message of opened?.messages ?? []) byId.set(message.id, { order, message });
  }
  const inOrder = [...byId.values()].sort(
    (one, other) => one.order - other.order || (one.message.id < other.message.id ? -1 : 1),
  );
  return {
    ...details,
    messages: inOrder.map(({ message }) => message),
    unreadable: missing,
  };
}

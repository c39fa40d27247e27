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

/** A message row. `opened` is null if it cannot be opened. */
type MessageRow = { row: ChatRow; opened: Conversation | null };

/** A conversation with the rows it was read from. */
export type ReadConversation = {
  conversation: StoredConversation;
  head: ConversationHead | null;
  headUnreadable: boolean;
  messageRows: readonly MessageRow[];
};

/**
 * Reads whole conversations. A row is opened again only after it changed, and an unchanged conversation is the same
 * object. The cache is keyed by the vault, so locking drops it.
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
    /**
     * Reads a conversation by its id, unless it was cleared. Throws AppError('vault.unreadable') if no row of it can be
     * opened.
     */
    async get(open: OpenAccount, id: string): Promise<ReadConversation | null> {
      const found = await findConversation(open, id, openHead);
      if (found) return read(open, found);
      cacheOf(open.vault).delete(id);
      return null;
    },
    openHead,
  };
}

/** Every encryption gives another text, so rows with the same text are the same. */
const isSameRow = (one: ChatRow, other: ChatRow) =>
  one.id === other.id && one.value === other.value;

type ReadParts = Omit<ReadConversation, 'conversation'>;

const isUnchanged = (one: ReadParts, other: ReadParts): boolean =>
  one.head?.conversation === other.head?.conversation &&
  one.headUnreadable === other.headUnreadable &&
  one.messageRows.length === other.messageRows.length &&
  one.messageRows.every((row, index) => row === other.messageRows[index]);

/** Merges the messages of head and rows by id, in order. If a message is in both, its row wins. */
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
    // The person's first message is also in the head.
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

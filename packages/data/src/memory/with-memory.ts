import type { Conversations } from '../repositories/conversations.ts';
import type { CompanionMemory } from './memory.ts';

/** Conversations whose facts live and go with them. */
export const withMemory = (
  conversations: Conversations,
  memory: Pick<CompanionMemory, 'begun' | 'removed' | 'restored'>,
): Conversations => ({
  ...conversations,
  async begin(conversation) {
    await conversations.begin(conversation);
    await memory.begun(conversation.id);
  },
  async remove(id) {
    const isRemoved = await conversations.remove(id);
    await memory.removed(id);
    return isRemoved;
  },
  async clear(id) {
    await conversations.clear(id);
    await memory.removed(id);
  },
  async undoClear(id) {
    await conversations.undoClear(id);
    await memory.restored(id);
  },
});

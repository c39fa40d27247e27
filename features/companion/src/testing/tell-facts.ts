import type { ConversationMessage, Data } from '@mooring/data';

/** Begins a conversation and tells these in it, as the page does. */
export async function tellFacts(data: Data, texts: readonly string[]): Promise<string> {
  const id = data.env.newId();
  const startedAt = data.env.now().toISOString();
  await data.conversations.begin({
    id,
    startedAt,
    checkIn: null,
    emotions: ['Grief'],
    messages: [],
  });
  const messages: ConversationMessage[] = [];
  for (const text of texts) {
    messages.push({ id: data.env.newId(), role: 'user', text, at: startedAt });
    await data.conversations.saveMessages(id, messages.slice(-1));
    await data.memory.learn(id, messages);
  }
  return id;
}

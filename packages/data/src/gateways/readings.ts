import { onSessionEnd, type SessionStore } from '@mooring/accounts';
import type { ChatMessage, Reading } from '@mooring/listening';
import type { Safety } from '../safety/safety.ts';

/**
 * Of the person's messages the first and the newest are read: there people and losses are told, and the reply is due. All
 * of a long conversation would take too long.
 */
const [firstRead, lastRead] = [4, 10];

const mostCached = 400;

/**
 * What the learned reader makes of the messages of a conversation, each read once. Nothing is stored, and at the end of
 * `session` the texts are forgotten.
 */
export function createReadings({ read }: Pick<Safety, 'read'>, session?: SessionStore) {
  let known = new Map<string, Reading>();
  if (session) {
    onSessionEnd(session, () => {
      known = new Map();
    });
  }

  async function readOne(text: string, before: string): Promise<Reading | null> {
    const key = `${before}\n\n${text}`;
    const cache = known;
    const cached = cache.get(key);
    if (cached) return cached;
    const reading = await read(text, before);
    if (cache.size >= mostCached) cache.clear();
    if (reading) cache.set(key, reading);
    return reading;
  }

  return {
    /** By the id of the message. Those that were not read, also because there is no reader, are left out. */
    async of(messages: readonly ChatMessage[]): Promise<ReadonlyMap<string, Reading>> {
      const own = messages.filter(({ role }) => role === 'user');
      const readings = new Map<string, Reading>();
      const newest = own.at(-1);
      if (!newest || !(await readOne(newest.text, own.at(-2)?.text ?? ''))) return readings;
      for (const [at, { id, text }] of own.entries()) {
        if (at >= firstRead && at < own.length - lastRead) continue;
        const reading = await readOne(text, own[at - 1]?.text ?? '');
        if (reading) readings.set(id, reading);
      }
      return readings;
    },
  };
}

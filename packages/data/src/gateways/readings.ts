import { onSessionEnd, type SessionStore } from '@mooring/accounts';
import type { ChatMessage, Reading } from '@mooring/listening';
import type { Said } from '../safety/reading-cache.ts';
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
export function createReadings({ readAll }: Pick<Safety, 'readAll'>, session?: SessionStore) {
  let known = new Map<string, Reading>();
  if (session) {
    onSessionEnd(session, () => {
      known = new Map();
    });
  }

  /** Reads in one go what is not known yet. */
  async function readOf(said: readonly Said[]): Promise<(Reading | undefined)[]> {
    const cache = known;
    const missing = said.filter((one) => !cache.has(keyOf(one)));
    const readings = missing.length > 0 ? await readAll(missing) : [];
    const read = said.map((one) => cache.get(keyOf(one)) ?? readings[missing.indexOf(one)]);
    if (cache.size + missing.length > mostCached) cache.clear();
    for (const [at, one] of said.entries()) {
      const reading = read[at];
      if (reading) cache.set(keyOf(one), reading);
    }
    return read.map((reading) => reading ?? undefined);
  }

  return {
    /** By the id of the message. Those that were not read, also because there is no reader, are left out. */
    async of(messages: readonly ChatMessage[]): Promise<ReadonlyMap<string, Reading>> {
      const own = messages.filter(({ role }) => role === 'user');
      // Only the newest is replied to.
      const said = own.map(({ text }, at) => ({
        ...{ text, before: own[at - 1]?.text ?? '' },
        forReply: at === own.length - 1,
      }));
      const newest = said.at(-1);
      if (!newest || !(await readOf([newest]))[0]) return new Map();
      const isRead = (at: number) => at < firstRead || at >= own.length - lastRead;
      const readings = await readOf(said.filter((_, at) => isRead(at)));
      const ids = own.flatMap(({ id }, at) => (isRead(at) ? id : []));
      return new Map(
        ids.flatMap((id, at): [string, Reading][] => {
          const reading = readings[at];
          return reading ? [[id, reading]] : [];
        }),
      );
    },
  };
}

const keyOf = ({ text, before }: Said) => `${before}\n\n${text}`;

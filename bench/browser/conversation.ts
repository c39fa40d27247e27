/** Saying one more thing in a conversation: what it costs in a short one and in a long one. */

import { createConversations } from '../../packages/data/src/repositories/conversations.ts';
import { indexedDbStores } from '../../packages/storage/src/adapters/store-indexeddb.ts';
import { browserEnv as env } from '../../packages/storage/src/env.ts';
import type { Write } from '../../packages/storage/src/store.ts';
import { deriveVaultKeys } from '../../packages/storage/src/vault/keys.ts';
import { createVault } from '../../packages/storage/src/vault/seal.ts';
import { sentence } from './sentences.ts';

/** What one added message costs: ms to keep it, ms to have the conversation read anew, sealed bytes and rows written. */
export type MessageCosts = { keep: number[]; read: number[]; bytes: number[]; rows: number[] };

/** One more message for a conversation of each length, turn by turn; a short one is begun anew for each turn. */
export async function messageCosts(
  turns: number,
  lengths: { short: number; long: number },
): Promise<{ short: MessageCosts; long: MessageCosts }> {
  const [short, long] = [noCosts(), noCosts()];
  const [shortOnes, longOne] = [await person(), await person()];
  await longOne.begin(lengths.long);
  for (let turn = 0; turn < turns; turn += 1) {
    await shortOnes.begin(lengths.short);
    await shortOnes.add(short);
    await longOne.add(long);
  }
  return { short, long };
}

const noCosts = (): MessageCosts => ({ keep: [], read: [], bytes: [], rows: [] });

/** Somebody with a database of their own, and the conversation they are in. */
async function person() {
  const userId = env.newId();
  const vault = createVault({ env, userId, ...(await deriveVaultKeys(env.randomBytes(32))) });
  const store = await indexedDbStores(userId);
  let written: Write[] = [];
  const storage = async () => ({
    vault,
    store: {
      ...store,
      async write(writes: Write[]) {
        written = writes;
        await store.write(writes);
      },
    },
  });
  const conversations = createConversations({
    env,
    storage: { open: storage, openForWriting: storage },
    withTabLock: (name, work) => navigator.locks.request(name, work),
  });
  const at = () => env.now().toISOString();
  let id = '';
  let said = 0;
  const next = () => {
    said += 1;
    const role = said % 2 === 1 ? ('companion' as const) : ('user' as const);
    const text = [0, 1, 2].map((part) => sentence(said * 3 + part)).join(' ');
    return { id: env.newId(), role, text, at: at() };
  };
  return {
    async begin(length: number) {
      id = env.newId();
      said = 0;
      const opening = { id, startedAt: at(), checkIn: env.newId(), emotions: ['Grief' as const] };
      await conversations.begin({ ...opening, messages: [next()] });
      while (said < length) await conversations.saveMessages(id, [next()]);
      await conversations.get(id);
    },
    async add(costs: MessageCosts) {
      const message = next();
      costs.keep.push(await timed(() => conversations.saveMessages(id, [message])));
      costs.bytes.push(written.reduce((sum, write) => sum + bytesOf(write), 0));
      costs.rows.push(written.length);
      costs.read.push(await timed(() => conversations.get(id)));
    },
  };
}

const bytesOf = (write: Write) =>
  'put' in write && 'value' in write.put ? write.put.value.length : 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

import { actOnDocuments, type DocumentDevice, documentTextsOn } from './document-actions.ts';
import { actOnEntries, type EntryDevice, entryTextsOn } from './entry-actions.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { SimulatedDevice } from './simulated-devices.ts';
import { newText, type TextHistory } from './text-history.ts';

/** What a person acts with: one tab of a device. */
export type ActingDevice = Pick<
  SimulatedDevice,
  'moments' | 'checkIns' | 'records' | 'conversations' | 'newId' | 'now'
> &
  DocumentDevice &
  EntryDevice;

/** One random action of a person on one device. */
export async function actRandomly(
  device: ActingDevice,
  random: SeededRandom,
  history: TextHistory,
): Promise<void> {
  if (random.chance(0.35)) return actOnDocuments(device, random, history);
  if (random.chance(0.75)) return actOnEntries(device, random, history);
  const action = random.next();
  const moment = random.pick((await device.moments.list()).items);
  if (action < 0.3 || !moment) {
    await device.moments.add({ content: newText(history, 'moment'), source: 'manual' });
  } else if (action < 0.45) {
    history.attempted.add(moment.content);
    if (await device.moments.remove(moment.id)) history.removed.add(moment.content);
  } else if (action < 0.75) {
    await device.checkIns.append({
      emotion: 'Anxious',
      intensity: 2,
      notes: newText(history, 'check-in'),
      word: newText(history, 'finer'),
    });
  } else if (action < 0.88) {
    await sayOneMessage(device, random, history);
  } else {
    const ritual = newText(history, 'ritual');
    await device.records.change('rituals', (now) => [
      ...(now ?? []),
      { ritual, day: '2026-11-20' },
    ]);
  }
}

/** One more message in the current conversation, or the first message of a new one. */
async function sayOneMessage(
  { conversations, newId, now }: ActingDevice,
  random: SeededRandom,
  history: TextHistory,
): Promise<void> {
  const current = await conversations.current();
  const at = now().toISOString();
  const message = { id: newId(), role: 'user' as const, text: newText(history, 'message'), at };
  if (current && !random.chance(0.2)) return conversations.saveMessages(current.id, [message]);
  const about = { id: newId(), startedAt: at, checkIn: null, emotions: ['Grief' as const] };
  await conversations.begin({ ...about, messages: [message] });
}

async function messagesOn({ conversations }: ActingDevice): Promise<string[]> {
  const current = await conversations.current();
  const { items } = await conversations.earlier();
  const others = await Promise.all(items.map(({ id }) => conversations.get(id)));
  return [current, ...others].flatMap((one) => one?.messages.map(({ text }) => text) ?? []);
}

/** Every text that can be read on one device, once for each time it is there. */
export async function textsOn(device: ActingDevice): Promise<string[]> {
  const [messages, documents, entries, moments, emotions, rituals] = await Promise.all([
    messagesOn(device),
    documentTextsOn(device),
    entryTextsOn(device),
    device.moments.list(),
    device.checkIns.recent(1_000_000),
    device.records.get('rituals'),
  ]);
  return [
    ...messages,
    ...documents,
    ...entries,
    ...moments.items.map(({ content }) => content),
    ...emotions.items.flatMap(({ notes, word = '' }) => [notes, word]),
    ...(rituals ?? []).map(({ ritual }) => ritual),
  ];
}

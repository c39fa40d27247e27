/** What the people of the campaign do, and how it is counted. For tests. */

import type { Remote } from '@mooring/storage';
import { sameRow, travels } from '@mooring/storage/testing';
import { randomFaults, noFaults, createSimulatedDevices, type SimulatedDevice, type SeededRandom, seededRandom, type TextHistory } from './simulated-devices.ts';

export type SimulationResult = {
  lost: string[];
  duplicated: string[];
  /** Texts that were knowingly replaced and stand there all the same. */
  stale: number;
  apart: number;
  waiting: number;
  texts: number;
  conflicts: number;
  requests: number;
  kills: number;
};

let texts = 0;
const newText = ({ written }: TextHistory, kind: string) => {
  texts += 1;
  const text = `${kind} ${texts}`;
  written.add(text);
  return text;
};

/** One thing a person does on one device. */
async function doSomething(device: SimulatedDevice, chance: SeededRandom, fates: TextHistory): Promise<void> {
  const what = chance.next();
  const entries = (await device.entries.list()).items;
  const entry = chance.pick(entries.slice(0, 8));
  const moment = chance.pick((await device.moments.list()).items);
  const fields = (content: string) => ({ title: '', content, tags: [] });
  if (what < 0.15 || !entry) await device.entries.create(fields(newText(fates, 'entry')));
  else if (what < 0.65) {
    const content = newText(fates, 'edit');
    const kept = await device.entries.update(entry.id, fields(content), entry);
    // Where it changed meanwhile, these words stand beside the others and replace nothing.
    if (kept.id === entry.id) fates.replaced.add(entry.content);
  } else if (what < 0.73) {
    if (await device.entries.remove(entry.id)) fates.removed.add(entry.content);
  } else if (what < 0.81 || !moment) {
    await device.moments.add({ content: newText(fates, 'moment'), source: 'manual' });
  } else if (what < 0.85) {
    if (await device.moments.remove(moment.id)) fates.removed.add(moment.content);
  } else if (what < 0.93) {
    await device.emotions.append({
      emotion: 'Anxious',
      intensity: 2,
      notes: newText(fates, 'check-in'),
    });
  } else if (what < 0.965) {
    await saySomething(device, chance, fates);
  } else {
    const ritual = newText(fates, 'ritual');
    await device.records.change('rituals', (now) => [
      ...(now ?? []),
      { ritual, day: '2026-11-20' },
    ]);
  }
}

/** One more message in the conversation that is going on, or the first one of another. */
async function saySomething(
  { conversations, newId, now }: SimulatedDevice,
  chance: SeededRandom,
  fates: TextHistory,
): Promise<void> {
  const current = await conversations.current();
  const at = now().toISOString();
  const said = { id: newId(), role: 'user' as const, text: newText(fates, 'message'), at };
  if (current && !chance.chance(0.2)) return conversations.keep(current.id, [said]);
  const about = { id: newId(), startedAt: at, checkIn: null, emotions: ['Grief' as const] };
  await conversations.begin({ ...about, messages: [said] });
}

async function saidOn({ conversations }: SimulatedDevice): Promise<string[]> {
  const current = await conversations.current();
  const { items } = await conversations.earlier();
  const others = await Promise.all(items.map(({ id }) => conversations.get(id)));
  return [current, ...others].flatMap((one) => one?.messages.map(({ text }) => text) ?? []);
}

/** Every text that can be read on one device, as often as it stands there. */
async function textsOn(device: SimulatedDevice): Promise<string[]> {
  const [said, entries, moments, emotions, rituals] = await Promise.all([
    saidOn(device),
    device.entries.list(),
    device.moments.list(),
    device.emotions.recent(1_000_000),
    device.records.get('rituals'),
  ]);
  return [
    ...said,
    ...entries.items.map(({ content }) => content),
    ...moments.items.map(({ content }) => content),
    ...emotions.items.map(({ notes }) => notes),
    ...(rituals ?? []).map(({ ritual }) => ritual),
  ];
}

/** Every operation is one person's doing on one of three devices, with the line and the power failing in between. */
export async function runSimulation(options: {
  ops: number;
  seed: number;
  devices?: number;
  /** The share of requests that go wrong. */
  faults?: number;
  rules?: (remote: Remote) => Remote;
}): Promise<SimulationResult> {
  const { ops, seed, devices: count = 3, faults = 0.3, rules } = options;
  const chance = seededRandom(seed);
  const fleet = createSimulatedDevices(rules ? { rules } : {});
  const { fates } = fleet;
  const devices = await Promise.all(Array.from({ length: count }, () => fleet.device()));
  let kills = 0;
  // Everybody has the same few entries to begin with, and nobody is a new device any more.
  for (let entry = 0; entry < 5; entry += 1) {
    await devices[0]?.entries.create({ title: '', content: newText(fates, 'entry'), tags: [] });
  }
  for (const device of devices) await device.round(noFaults, chance);
  const round = async (index: number) => {
    const device = devices[index];
    const killed = await device?.round(randomFaults(chance, faults), chance, 0.02).catch(() => false);
    if (!killed || !device) return;
    kills += 1;
    devices[index] = await fleet.device(device.disk);
  };
  for (let done = 0; done < ops * count; done += 1) {
    const index = chance.below(count);
    const device = devices[index];
    if (!device) continue;
    const syncing = chance.chance(0.5) ? round(chance.below(count)) : null;
    await doSomething(device, chance, fates);
    await syncing;
  }
  // The line is good again.
  for (let last = 0; last < 3; last += 1) {
    for (const device of devices) await device.round(noFaults, chance);
  }
  return { ...(await judge(devices, fleet)), kills };
}

async function judge(
  devices: SimulatedDevice[],
  { server, fates }: ReturnType<typeof createSimulatedDevices>,
): Promise<Omit<SimulationResult, 'kills'>> {
  const rows = server.rows();
  const [first] = devices;
  const there = first ? await textsOn(first) : [];
  const live = new Map<string, number>();
  for (const text of there) live.set(text, (live.get(text) ?? 0) + 1);
  let apart = 0;
  let waiting = 0;
  for (const { store } of devices) {
    waiting += (await store.sync.readStatus()).waiting + (await store.sync.readStatus()).refused;
    for (const { table, row } of rows)
      if (!sameRow(await store.get(table, row.id), row)) apart += 1;
    for (const table of [
      'journal_entries',
      'saved_moments',
      'emotion_records',
      'user_data',
    ] as const) {
      const ids = (await store.ids(table)).filter((id) => travels(table, id));
      const known = new Set(rows.filter((row) => row.table === table).map(({ row }) => row.id));
      apart += ids.filter((id) => !known.has(id)).length;
    }
  }
  return {
    lost: [...fates.written].filter(
      (text) => !live.has(text) && !fates.replaced.has(text) && !fates.removed.has(text),
    ),
    duplicated: [...live].flatMap(([text, times]) => (times > 1 ? [text] : [])),
    stale: [...live.keys()].filter((text) => fates.replaced.has(text)).length,
    apart,
    waiting,
    texts: fates.written.size,
    conflicts: rows.filter(({ row }) => 'key' in row && row.key.startsWith('beside:')).length,
    requests: server.counts.requests,
  };
}

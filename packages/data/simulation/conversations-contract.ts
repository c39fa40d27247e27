/** What must hold of conversations between two devices of one person, over whichever service. For tests. */
import { expect, test } from 'vitest';
import type {
  Conversation,
  ConversationMessage,
} from '../src/repositories/conversations-schema.ts';
import { createVersionOne } from '../src/repositories/conversations-testing.ts';
import type { SimulatedDevice, SimulatedDevices } from './simulated-devices.ts';
import { sync } from './sync-in-turn.ts';

const said = ({ newId, now }: SimulatedDevice, text: string): ConversationMessage => ({
  id: newId(),
  role: 'user',
  text,
  at: now().toISOString(),
});

function conversationOf(device: SimulatedDevice, ...texts: string[]): Conversation {
  const { newId, now } = device;
  const greeting = { ...said(device, 'You came with grief.'), role: 'companion' as const };
  return {
    id: newId(),
    startedAt: now().toISOString(),
    checkIn: null,
    emotions: ['Grief'],
    messages: [greeting, ...texts.map((text) => said(device, text))],
  };
}

const textsOf = async ({ conversations }: SimulatedDevice, id: string) =>
  (await conversations.get(id))?.messages.slice(1).map(({ text }) => text) ?? null;

export function conversationsContract(
  name: string,
  startDevices: () => Promise<SimulatedDevices>,
): void {
  /** Two devices that have one conversation in common. */
  const two = async () => {
    const { startDevice } = await startDevices();
    const [a, b] = [await startDevice(), await startDevice()];
    const { id, ...rest } = conversationOf(a, 'One.');
    await a.conversations.begin({ id, ...rest });
    await sync(a, b);
    return { a, b, id };
  };

  test(`${name}: both go on with one conversation without a connection: every message is on both, in one order`, async () => {
    const { a, b, id } = await two();
    for (let turn = 0; turn < 3; turn += 1) {
      await a.conversations.saveMessages(id, [said(a, `a ${turn}`)]);
      await b.conversations.saveMessages(id, [said(b, `b ${turn}`)]);
    }
    await sync(a, b, a);
    const expected = ['One.', 'a 0', 'b 0', 'a 1', 'b 1', 'a 2', 'b 2'];
    expect(await textsOf(a, id)).toEqual(expected);
    expect(await textsOf(b, id)).toEqual(expected);
    expect((await a.conversations.current())?.id).toBe(id);
  });

  test(`${name}: both begin anew: both conversations are on both, and what was going on before`, async () => {
    const { a, b, id } = await two();
    const [ofA, ofB] = [conversationOf(a, 'Of a.'), conversationOf(b, 'Of b.')];
    await a.conversations.begin(ofA);
    await b.conversations.begin(ofB);
    await a.conversations.saveMessages(ofA.id, [said(a, 'More of a.')]);
    await sync(a, b, a, b);
    for (const device of [a, b]) {
      expect(await textsOf(device, ofA.id)).toEqual(['Of a.', 'More of a.']);
      expect(await textsOf(device, ofB.id)).toEqual(['Of b.']);
      expect(await textsOf(device, id)).toEqual(['One.']);
      expect((await device.conversations.current())?.id).toBe(ofB.id);
      expect((await device.conversations.earlier()).items).toHaveLength(2);
    }
  });

  test(`${name}: one device still writes the form of version 1.0.0: nothing is lost on either`, async () => {
    const { a, b } = await two();
    const old = createVersionOne(b, b);
    const conversation = conversationOf(b, 'One.', 'Two.');
    const { id } = conversation;
    await old.begin(conversation);
    await sync(b, a);
    await a.conversations.saveMessages(id, [said(a, 'From the new one.')]);
    await old.keep(id, [said(b, 'From the old one.')]);
    await sync(a, b, a, b);
    const expected = ['One.', 'Two.', 'From the new one.', 'From the old one.'];
    expect(await textsOf(a, id)).toEqual(expected);
    expect(await textsOf(b, id)).toEqual(expected);
    await a.conversations.saveMessages(id, [said(a, 'Again.')]);
    await b.conversations.saveMessages(id, [said(b, 'And again.')]);
    await sync(a, b, a);
    expect(await textsOf(a, id)).toEqual([...expected, 'Again.', 'And again.']);
    expect(await textsOf(b, id)).toEqual([...expected, 'Again.', 'And again.']);
  });

  test(`${name}: what was said on one device outlives the clearing on the other, and Undo makes it whole`, async () => {
    const { a, b, id } = await two();
    await a.conversations.clear(id);
    await b.conversations.saveMessages(id, [said(b, 'Said meanwhile.')]);
    await sync(a, b, a);
    expect((await b.conversations.get(id))?.messages).toMatchObject([{ text: 'Said meanwhile.' }]);
    await a.conversations.undoClear(id);
    await sync(a, b);
    expect(await textsOf(a, id)).toEqual(['One.', 'Said meanwhile.']);
    expect(await textsOf(b, id)).toEqual(['One.', 'Said meanwhile.']);
  });

  test(`${name}: a conversation deleted on one device is gone from the other`, async () => {
    const { a, b, id } = await two();
    await a.conversations.remove(id);
    await sync(a, b);
    expect(await b.conversations.get(id)).toBeNull();
    expect((await b.conversations.earlier()).items).toEqual([]);
    expect(await b.store.ids('user_data')).toEqual([]);
  });
}

import 'fake-indexeddb/auto';
import type { OpenStore } from '@mooring/storage';
import { indexedDbStores } from '@mooring/storage/indexeddb-store';
import { memoryStores } from '@mooring/storage/testing';
import { describe, expect, test } from 'vitest';
import { clearedKey, earlierKey, isMessageKey } from './conversations-rows.ts';
import { type ConversationTestRig, createConversationTestRig } from './conversations-testing.ts';

const evening = ['One.', 'A reply.', 'Two.', 'Another reply.', 'Three.'];

/** A conversation with a greeting and these words, the person's and the companion's in turn. */
function eveningOf(rig: ConversationTestRig) {
  return rig.conversation([
    rig.message('You came with grief.', 'companion'),
    ...evening.map((text, at) => rig.message(text, at % 2 === 0 ? 'user' : 'companion')),
  ]);
}

async function held(stores: OpenStore) {
  const rig = await createConversationTestRig(stores);
  const conversation = eveningOf(rig);
  await rig.tab().begin(conversation);
  return { rig, id: conversation.id };
}

/** As an older build left it: one document. */
async function heldBefore(stores: OpenStore) {
  const rig = await createConversationTestRig(stores);
  const conversation = eveningOf(rig);
  await rig.versionOne.begin(conversation);
  return { rig, id: conversation.id };
}

const textsOf = async (rig: ConversationTestRig, id: string) =>
  (await rig.tab().get(id))?.messages.map(({ text }) => text);

const all = ['You came with grief.', ...evening];

describe.each([
  ['memory', memoryStores()],
  ['local', indexedDbStores],
])('%s', (_, stores) => {
  test('the two-hundredth message costs what the third does: one row of the same size', async () => {
    const rig = await createConversationTestRig(stores);
    const { saveMessages, begin } = rig.tab();
    const conversation = rig.conversation([rig.message('You came with grief.', 'companion')]);
    await begin(conversation);
    const costs: { rows: number; bytes: number }[] = [];
    for (let count = 1; count < 202; count += 1) {
      await saveMessages(conversation.id, [rig.message('I set out two cups this morning.')]);
      const writes = rig.written.at(-1) ?? [];
      const puts = writes.flatMap((write) => ('put' in write ? [JSON.stringify(write.put)] : []));
      costs.push({ rows: writes.length, bytes: puts.join('').length });
    }
    // The first words stand in the head as well.
    expect(costs[0]?.rows).toBe(2);
    expect(costs[1]).toEqual({ rows: 1, bytes: expect.any(Number) });
    expect(new Set(costs.slice(1).map((cost) => JSON.stringify(cost))).size).toBe(1);
    expect(costs[199]).toEqual(costs[1]);
  });

  test('a conversation of version 1.0.0 opens, and each of its messages has a row after the next', async () => {
    const { rig, id } = await heldBefore(stores);
    expect(await textsOf(rig, id)).toEqual(all);
    expect((await rig.tab().current())?.id).toBe(id);
    await rig.tab().saveMessages(id, [rig.message('And now.')]);
    expect(await textsOf(rig, id)).toEqual([...all, 'And now.']);
    expect((await rig.keys()).filter(isMessageKey)).toHaveLength(evening.length + 1);
    expect((await rig.head(rig.currentKey))?.messages.map(({ text }) => text)).toEqual(
      all.slice(0, 2),
    );
    await rig.tab().saveMessages(id, [rig.message('And once more.')]);
    expect(rig.written.at(-1)).toHaveLength(1);
  });

  test('moving over is one write: killed before it, everything is as it was', async () => {
    const { rig, id } = await heldBefore(stores);
    const before = await rig.keys();
    rig.kill(true);
    await expect(rig.tab().saveMessages(id, [rig.message('And now.')])).rejects.toThrow();
    rig.kill(false);
    expect(await rig.keys()).toEqual(before);
    expect(await textsOf(rig, id)).toEqual(all);
    const writes = rig.written.length;
    await rig.tab().saveMessages(id, [rig.message('And now.')]);
    expect(rig.written).toHaveLength(writes + 1);
  });

  test('messages written meanwhile by a tab of version 1.0.0 are in order and get rows as well', async () => {
    const { rig, id } = await heldBefore(stores);
    const late = rig.message('Between.');
    await rig.tab().saveMessages(id, [rig.message('And now.')]);
    await rig.versionOne.keep(id, [late, rig.message('From the old tab.')]);
    const expected = [...all, 'Between.', 'And now.', 'From the old tab.'];
    expect(await textsOf(rig, id)).toEqual(expected);
    await rig.tab().saveMessages(id, [rig.message('The end.')]);
    expect(await textsOf(rig, id)).toEqual([...expected, 'The end.']);
    expect((await rig.head(rig.currentKey))?.messages).toHaveLength(2);
  });

  test('a tab of version 1.0.0 that begins anew, or deletes, takes no message with it', async () => {
    const { rig, id } = await held(stores);
    await rig.versionOne.begin(rig.conversation([rig.message('Hello again.', 'companion')]));
    expect(await textsOf(rig, id)).toEqual(all);
    expect((await rig.tab().earlier()).items).toMatchObject([{ id, messageCount: all.length }]);
    await rig.versionOne.remove(id);
    expect(await textsOf(rig, id)).toEqual(evening);
    expect((await rig.tab().earlier()).items).toMatchObject([{ id, messageCount: evening.length }]);
    expect(await rig.tab().remove(id)).toBe(true);
    expect((await rig.tab().earlier()).items).toEqual([]);
  });

  test('version 1.0.0 knows the recordings of every message, and removes none', async () => {
    const { rig, id } = await held(stores);
    const recording = { id: 'voice', durationMs: 1000, peaks: [1] };
    await rig.tab().saveMessages(id, [{ ...rig.message(''), recording }]);
    expect(await rig.versionOne.recordings()).toEqual(['voice']);
  });

  test('a message row that cannot be opened affects no other and is counted', async () => {
    const { rig, id } = await held(stores);
    const rows = (await rig.keys()).filter(isMessageKey);
    expect(await rig.damage((key) => key === rows[2])).toBe(1);
    const kept = await rig.tab().get(id);
    expect(kept?.messages.map(({ text }) => text)).toEqual(all.filter((text) => text !== 'Two.'));
    expect(kept?.unreadable).toBe(1);
    await rig.tab().saveMessages(id, [rig.message('Still here.')]);
    expect((await rig.tab().get(id))?.messages.at(-1)?.text).toBe('Still here.');
  });

  test('a head that does not open leaves every word of the person, among the earlier ones too', async () => {
    const { rig, id } = await held(stores);
    await rig.tab().begin(rig.conversation([rig.message('Hello again.', 'companion')]));
    expect(await rig.damage((key) => key === earlierKey(id))).toBe(1);
    expect(await rig.tab().get(id)).toMatchObject({ emotions: ['Grief'], unreadable: 1 });
    expect(await textsOf(rig, id)).toEqual(evening);
    const { items, unreadable } = await rig.tab().earlier();
    expect(items).toMatchObject([{ id, messageCount: evening.length }]);
    expect(unreadable).toHaveLength(1);
    await rig.tab().saveMessages(id, [rig.message('Still here.')]);
    expect(await textsOf(rig, id)).toEqual([...evening, 'Still here.']);
    expect(await rig.tab().remove(id)).toBe(true);
    expect((await rig.keys()).filter((key) => key.includes(id))).toEqual([]);
  });

  test('a conversation that cannot be opened is reported, and a deleted one hides no other', async () => {
    const { rig, id } = await held(stores);
    await rig.damage(() => true);
    await expect(rig.tab().get(id)).rejects.toMatchObject({ key: 'vault.unreadable' });
    await expect(rig.tab().saveMessages(id, [rig.message('Lost?')])).rejects.toMatchObject({
      key: 'vault.unreadable',
    });
    expect((await rig.tab().earlier()).unreadable).toHaveLength(1);
  });

  test('clearing removes every message and Undo restores them; rows that cannot be opened stay', async () => {
    const { rig, id } = await held(stores);
    const rows = (await rig.keys()).filter(isMessageKey);
    await rig.damage((key) => key === rows[4]);
    await rig.tab().clear(id);
    expect(await rig.keys()).toEqual([clearedKey(id), rows[4]].sort());
    expect((await rig.head(clearedKey(id)))?.messages).toHaveLength(all.length - 1);
    await rig.tab().undoClear(id);
    expect(await textsOf(rig, id)).toEqual(all.slice(0, -1));
    expect((await rig.tab().get(id))?.unreadable).toBe(1);
  });

  test('messages with ids that are invalid in a key, as in a backup, stay in the head', async () => {
    const rig = await createConversationTestRig(stores);
    const message = (id: string, text: string) => ({ ...rig.message(text), id });
    const one = message('a:b', 'One.');
    const conversation = rig.conversation([one, message('ü', 'Two.')]);
    await rig.versionOne.begin(conversation);
    await rig.tab().saveMessages(conversation.id, [rig.message('Three.')]);
    const again = { ...one, text: 'One, again.' };
    await rig.tab().saveMessages(conversation.id, [again, message('ä', 'Four.')]);
    expect(await textsOf(rig, conversation.id)).toEqual(['One, again.', 'Two.', 'Three.', 'Four.']);
    expect((await rig.keys()).filter(isMessageKey)).toHaveLength(1);
  });
});

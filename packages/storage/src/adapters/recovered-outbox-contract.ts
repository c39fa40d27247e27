import { expect, test } from 'vitest';
import type { RowOrigin } from '../replica/log-record.ts';
import type { OpenStore } from '../store.ts';
import { openOutbox, pulledRow, put, remove, tombstone } from './outbox-testing.ts';

/** The contract suite of an outbox that was made anew, as after a lost database: it knows no version of the rows that are there. */
export function recoveredOutboxContract(name: string, make: () => OpenStore): void {
  /** A store that has pushed these rows, and was recovered since. */
  const recovered = async (...ids: string[]) => {
    const opened = await openOutbox(make);
    await opened.store.write(ids.map((id) => put(id, 'e1.restored')));
    await opened.pushBatch(1);
    await opened.sync.requeueAll();
    return opened;
  };
  const pull = (...rows: ReturnType<typeof pulledRow>[]) => ({
    cursor: 'saved_moments' as const,
    upTo: 9,
    rows,
  });

  test(`${name}: what is removed after a recovery is removed on the server, if it has the row as it was restored`, async () => {
    const { store, sync, nextBatch, contentOf } = await recovered('a', 'b');
    await store.write([remove('a'), put('b', 'e1.edited')]);
    await store.write([remove('b')]);
    expect((await sync.readStatus()).waiting).toBe(2);
    const rows = ['a', 'b'].map((id, index) => pulledRow(id, 5 + index, 'e1.restored'));
    expect((await sync.applyPulled(pull(...rows))).writes).toEqual([]);
    expect([await contentOf('a'), await contentOf('b')]).toEqual([undefined, undefined]);
    const batch = await nextBatch();
    expect(batch.map(({ entry }) => [entry.id, entry.pending.kind, entry.serverVersion])).toEqual([
      ['a', 'remove', { rev: 1, seq: 5 }],
      ['b', 'remove', { rev: 1, seq: 6 }],
    ]);
    // The removal replaces what the server has, so that every other device takes it.
    expect(batch[0]?.entry.pending.version).toMatchObject({ other: 5 });
  });

  /** A row that was pushed, edited, and then recovered with what the replica noted: that the edit was made from version 1. */
  const recoveredEdit = async () => {
    const opened = await openOutbox(make);
    await opened.store.write([put('a', 'e1.sent')]);
    await opened.pushBatch(1);
    await opened.store.write([put('a', 'e1.edited')]);
    await opened.sync.requeueAll(new Map([['saved_moments/a', { from: { '0000000a': 1 } }]]));
    return opened;
  };

  test(`${name}: an edit that was not sent before a recovery, and is removed after it, is removed on the server`, async () => {
    const { store, sync, nextBatch, contentOf } = await recoveredEdit();
    await store.write([remove('a')]);
    const sent = pulledRow('a', 5, 'e1.sent', { '0000000a': 1 });
    expect((await sync.applyPulled(pull(sent))).writes).toEqual([]);
    expect(await contentOf('a')).toBeUndefined();
    const [queued] = await nextBatch();
    expect(queued?.entry.pending.kind).toBe('remove');
    expect(queued?.entry.serverVersion).toEqual({ rev: 1, seq: 5 });
    expect(queued?.entry.pending.version).toMatchObject({ '0000000a': 1 });
  });

  test(`${name}: an edit that was not sent before a recovery replaces what it was made from, and no copy is made`, async () => {
    const { sync, nextBatch, contentOf } = await recoveredEdit();
    await sync.applyPulled(pull(pulledRow('a', 5, 'e1.older', { '0000000a': 1 })));
    expect(await contentOf('a')).toBe('e1.edited');
    expect((await nextBatch())[0]?.entry.serverVersion).toEqual({ rev: 1, seq: 5 });
  });

  test(`${name}: what was sent and not acknowledged counts for what an edit after it was made from`, async () => {
    const { store, nextBatch, entryOf } = await openOutbox(make);
    await store.write([put('a', 'e1.sent')]);
    await nextBatch();
    const noted: unknown[] = [];
    store.sequence.listen({
      onWrite: (_n, _writes, _database, origins) => void noted.push(...origins),
      onAbort: () => {},
    });
    await store.write([put('a', 'e1.edited')]);
    await store.write([put('a', 'e1.edited again')]);
    expect(noted).toEqual([{ from: { '0000000a': 1 } }, { from: { '0000000a': 1 } }]);
    expect((await entryOf('a'))?.version).toBeNull();
  });

  /** A row that was restored, edited and then restored again with what the replica noted, before the server was asked. */
  const recoveredTwice = async () => {
    const opened = await recovered('a');
    const noted = new Map<string, RowOrigin>();
    opened.store.sequence.listen({
      onWrite: (_n, _writes, _database, [origin]) =>
        void noted.set('saved_moments/a', origin ?? {}),
      onAbort: () => {},
    });
    await opened.store.write([put('a', 'e1.edited')]);
    await opened.sync.requeueAll(noted);
    await opened.store.write([put('a', 'e1.edited again')]);
    await opened.sync.requeueAll(noted);
    return opened;
  };

  test(`${name}: what is removed after several recoveries is removed on the server, in whatever state it has it of those restored`, async () => {
    for (const content of ['e1.restored', 'e1.edited']) {
      const { store, sync, nextBatch, contentOf } = await recoveredTwice();
      await store.write([remove('a')]);
      expect((await sync.applyPulled(pull(pulledRow('a', 5, content)))).writes).toEqual([]);
      expect(await contentOf('a')).toBeUndefined();
      const [queued] = await nextBatch();
      expect(queued?.entry.pending).toMatchObject({ kind: 'remove', version: { other: 5 } });
      expect(queued?.entry.serverVersion).toEqual({ rev: 1, seq: 5 });
    }
  });

  test(`${name}: what another device wrote is not removed after several recoveries`, async () => {
    const { store, sync, entryOf } = await recoveredTwice();
    await store.write([remove('a')]);
    await sync.applyPulled(pull(pulledRow('a', 5, 'e1.theirs')));
    expect(await entryOf('a')).toMatchObject({ serverVersion: null, version: null });
  });

  test(`${name}: what another device wrote meanwhile is not removed with an edit from before a recovery`, async () => {
    const { store, sync, entryOf } = await recoveredEdit();
    await store.write([remove('a')]);
    const theirs = { '0000000a': 1, other: 1 };
    await sync.applyPulled(pull(pulledRow('a', 5, 'e1.theirs', theirs)));
    expect(await entryOf('a')).toMatchObject({ serverVersion: null, version: null });
  });

  test(`${name}: a removal that was sent before the server showed the restored row replaces it all the same`, async () => {
    const { store, sync, nextBatch } = await recovered('a');
    await store.write([remove('a')]);
    await nextBatch();
    await sync.applyPulled(pull(pulledRow('a', 5, 'e1.restored')));
    expect((await nextBatch())[0]?.entry.pending.version).toMatchObject({ other: 5 });
  });

  test(`${name}: a change of another device is not removed with the state that was restored`, async () => {
    const { store, sync, entryOf } = await recovered('a');
    await store.write([remove('a')]);
    await sync.applyPulled(pull(pulledRow('a', 5, 'e1.theirs')));
    expect(await entryOf('a')).toMatchObject({ serverVersion: null, version: null });
  });

  test(`${name}: an edit after a recovery replaces the state that was restored, and no copy is made of it`, async () => {
    const { store, sync, nextBatch, contentOf } = await recovered('a');
    await store.write([put('a', 'e1.edited')]);
    await store.write([put('a', 'e1.edited again')]);
    await sync.applyPulled(pull(pulledRow('a', 5, 'e1.restored')));
    expect(await contentOf('a')).toBe('e1.edited again');
    const [queued] = await nextBatch();
    expect(queued?.entry.serverVersion).toEqual({ rev: 1, seq: 5 });
    expect(queued?.entry.pending.version).toMatchObject({ other: 5 });
  });

  test(`${name}: a removal that the server answers with no row stays removed when the row is shown later`, async () => {
    const { store, sync, nextBatch, entryOf, contentOf } = await recovered('a');
    await store.write([remove('a')]);
    const [queued] = await nextBatch();
    await sync.acknowledge([
      {
        key: 'saved_moments/a',
        mutationId: queued!.entry.pending.mutationId,
        serverVersion: null,
        outcome: 'synced',
        version: null,
      },
    ]);
    expect((await sync.applyPulled(pull(pulledRow('a', 5, 'e1.restored')))).writes).toEqual([]);
    expect(await contentOf('a')).toBeUndefined();
    expect(await entryOf('a')).toMatchObject({ isRemoved: true });
  });

  test(`${name}: a damaged row tells nothing of the version, and the true one that follows it does`, async () => {
    const { sync, entryOf } = await recovered('a');
    const damaged = { ...pulledRow('a', 5, 'e1.damaged', null), trust: 'refused' as const };
    await sync.applyPulled(pull(damaged));
    await sync.applyPulled(pull(pulledRow('a', 5, 'e1.restored')));
    expect(await entryOf('a')).toMatchObject({ version: { other: 5 }, pending: null });
  });

  test(`${name}: a removal that waited before a recovery goes on waiting, and what was removed stays removed`, async () => {
    const { store, sync, nextBatch, pushBatch, contentOf } = await openOutbox(make);
    await store.write([put('a'), put('b'), put('c')]);
    await pushBatch(1);
    await store.write([remove('a')]);
    await pushBatch(4);
    await store.write([remove('b')]);
    await sync.requeueAll();
    expect((await sync.readStatus()).waiting).toBe(2);
    const old = ['a', 'b'].map((id, index) => pulledRow(id, 1 + index, 'e1.a', { '0000000a': 1 }));
    expect((await sync.applyPulled(pull(...old))).writes).toEqual([]);
    expect([await contentOf('a'), await contentOf('b')]).toEqual([undefined, undefined]);
    const kinds = (await nextBatch()).map(({ entry }) => [entry.id, entry.pending.kind]);
    expect(kinds).toContainEqual(['b', 'remove']);
    // The tombstone of the first is nothing new.
    const gone = tombstone('a', 7, { '0000000a': 2 });
    expect((await sync.applyPulled({ ...pull(), tombstones: [gone] })).writes).toEqual([]);
  });
}

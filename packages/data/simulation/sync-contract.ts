import { expect, test } from 'vitest';
import { conflictCopiesOf } from '../src/repositories/conflict-copies.ts';
import type { FaultInjector } from './faults.ts';
import { seededRandom } from './seeded-random.ts';
import type { SimulatedDevice, SimulatedDevices } from './simulated-devices.ts';
import { sync } from './sync-in-turn.ts';

const words = (content: string) => ({ title: '', content, tags: [] });
const contents = async ({ entries }: SimulatedDevice) =>
  (await entries.list()).items.map(({ content }) => content).sort();

/** The contract suite of sync between two devices of one person: it runs over the fake server and over the hosted service. */
export function syncContract(name: string, open: () => Promise<SimulatedDevices>): void {
  const openTwo = async () => {
    const { startDevice } = await open();
    return { startDevice, a: await startDevice(), b: await startDevice() };
  };

  test(`${name}: rows written on one device are pulled by the other unchanged, and drafts stay on the device`, async () => {
    const { a, b } = await openTwo();
    await a.entries.create({ title: 'The sea', content: 'was calm', tags: ['longing'] });
    await a.checkIns.save({ emotion: 'Anxious', intensity: 3, notes: 'a long day' });
    await a.moments.add({ content: 'a line', source: 'manual', tags: ['kept'] });
    await a.moments.add({ content: 'another', source: 'journal', sourceId: 'x' });
    await a.records.put('library-read', ['one']);
    await a.drafts.keep('new', words('half written'));
    await sync(a, b);
    for (const table of ['journal_entries', 'emotion_records', 'saved_moments'] as const) {
      expect(await b.store.list(table)).toEqual(await a.store.list(table));
    }
    expect(await b.store.list('writing_streaks')).toEqual(await a.store.list('writing_streaks'));
    expect(await contents(b)).toEqual(['was calm']);
    expect(await b.records.get('library-read')).toEqual(['one']);
    expect(await b.drafts.get('new')).toBeNull();
    expect(await a.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 0 });
  });

  test(`${name}: an edit and a deletion reach the other device, and a deleted entry does not come back`, async () => {
    const { a, b } = await openTwo();
    const kept = await a.entries.create(words('first'));
    const gone = await a.entries.create(words('to be deleted'));
    await sync(a, b);
    await b.entries.update(kept.id, words('second'), (await b.entries.get(kept.id)) ?? kept);
    await b.entries.remove(gone.id);
    await sync(b, a, b, a);
    expect(await contents(a)).toEqual(['second']);
    expect(await contents(b)).toEqual(['second']);
  });

  test(`${name}: after concurrent edits of an entry both devices have both texts, linked to each other`, async () => {
    const { a, b } = await openTwo();
    const { id } = await a.entries.create(words('base'));
    await sync(a, b);
    await a.entries.update(id, words('from a'));
    await b.entries.update(id, words('from b'));
    await sync(a, b, a, b);
    expect(await contents(a)).toEqual(['from a', 'from b']);
    expect(await contents(b)).toEqual(['from a', 'from b']);
    for (const { store, vault } of [a, b]) {
      const entry = { table: 'journal_entries' as const, id };
      const [copy = ''] = await conflictCopiesOf(store, vault.userId, entry);
      expect(copy).not.toBe('');
      expect(await conflictCopiesOf(store, vault.userId, { ...entry, id: copy })).toEqual([id]);
    }
    await a.entries.remove(id);
    expect((await contents(a)).length).toBe(1);
  });

  test(`${name}: equal concurrent edits are no conflict`, async () => {
    const { a, b } = await openTwo();
    const { id } = await a.entries.create(words('base'));
    await sync(a, b);
    await a.entries.update(id, words('the same'));
    await b.entries.update(id, words('the same'));
    await sync(a, b, a);
    expect([await contents(a), await contents(b)]).toEqual([['the same'], ['the same']]);
  });

  test(`${name}: an edit beats a concurrent deletion, whichever is pushed first`, async () => {
    const { a, b } = await openTwo();
    const one = await a.entries.create(words('one'));
    const two_ = await a.entries.create(words('two'));
    await sync(a, b);
    await a.entries.remove(one.id);
    await b.entries.update(one.id, words('one, edited'));
    await b.entries.remove(two_.id);
    await a.entries.update(two_.id, words('two, edited'));
    await sync(a, b, a, b, a);
    expect(await contents(a)).toEqual(['one, edited', 'two, edited']);
    expect(await contents(b)).toEqual(['one, edited', 'two, edited']);
  });

  test(`${name}: an entry that was deleted and restored by Undo stays on both devices`, async () => {
    const { a, b } = await openTwo();
    const entry = await a.entries.create(words('kept after all'));
    await sync(a, b);
    await a.entries.remove(entry.id);
    await sync(a);
    await a.entries.restore(entry);
    await sync(a, b, a);
    expect([await contents(a), await contents(b)]).toEqual([
      ['kept after all'],
      ['kept after all'],
    ]);
  });

  test(`${name}: concurrent changes: the longer streak wins, lists are merged, and of a setting the last push wins`, async () => {
    const { a, b } = await openTwo();
    await a.entries.create(words('day one'));
    await a.records.put('rituals', [{ ritual: 'letter', day: '2026-11-19' }]);
    await sync(a, b);
    const row = (await a.store.list('writing_streaks'))[0];
    for (const [device, days] of [
      [a, 3],
      [b, 5],
    ] as const) {
      const put = { ...row!, streak_count: days, last_write_date: `2026-11-2${days}` };
      await device.store.write([{ table: 'writing_streaks', put }]);
    }
    for (const [device, ritual] of [
      [a, 'candle'],
      [b, 'walk'],
    ] as const) {
      await device.records.change('rituals', (now) => [
        ...(now ?? []),
        { ritual, day: '2026-11-20' },
      ]);
    }
    await a.records.put('settings', { streakHidden: true });
    await b.records.put('settings', { streakHidden: false });
    await sync(b, a, b, a);
    for (const device of [a, b]) {
      expect(await device.streak.count()).toBe(5);
      expect(await device.streak.lastDay()).toBe('2026-11-25');
      const rituals = (await device.records.get('rituals')) ?? [];
      expect(rituals.map(({ ritual }) => ritual).sort()).toEqual(['candle', 'letter', 'walk']);
      expect(await device.records.get('settings')).toEqual({ streakHidden: false });
    }
  });

  test(`${name}: a push whose answer was lost is recognised, and a new device pulls everything`, async () => {
    const { startDevice, a, b } = await openTwo();
    const { id } = await a.entries.create(words('one'));
    let requests = 0;
    const loseFirstAnswer: FaultInjector = () => {
      requests += 1;
      return requests <= 1 ? 'answer-lost' : null;
    };
    await expect(a.syncOnce(loseFirstAnswer, seededRandom(1))).rejects.toMatchObject({
      key: 'sync.offline',
    });
    await a.entries.update(id, words('two'));
    await sync(a, b);
    expect(await contents(b)).toEqual(['two']);
    for (let count = 0; count < 30; count += 1) await a.entries.create(words(`more ${count}`));
    await sync(a);
    const late = await startDevice();
    await sync(late);
    expect((await contents(late)).length).toBe(31);
    expect(await late.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 0 });
  });

  test(`${name}: after a recovery every row is compared, and no text is duplicated`, async () => {
    const { a, b } = await openTwo();
    const { id } = await a.entries.create(words('same everywhere'));
    await a.entries.create(words('also the same'));
    await sync(a, b);
    await b.store.sync.requeueAll();
    await a.entries.update(id, words('edited on a'));
    await sync(a, b, a);
    expect(await contents(a)).toEqual(['also the same', 'edited on a', 'same everywhere']);
    expect(await contents(b)).toEqual(await contents(a));
  });

  test(`${name}: what is removed after a recovery is gone everywhere, and what was changed elsewhere is not`, async () => {
    const { a, b } = await openTwo();
    const [gone, changed] = [
      await a.entries.create(words('removed')),
      await a.entries.create(words('removed, and changed elsewhere')),
    ];
    await sync(a, b);
    await b.store.sync.requeueAll();
    await b.entries.remove(gone.id);
    await b.entries.remove(changed.id);
    await a.entries.update(changed.id, words('changed elsewhere'));
    await sync(a, b, a);
    expect(await contents(a)).toEqual(['changed elsewhere']);
    expect(await contents(b)).toEqual(['changed elsewhere']);
  });

  test(`${name}: a recording is pulled in pieces, and its entry refers to it`, async () => {
    const { a, b } = await openTwo();
    const recording = { id: 'voice-1', durationMs: 2000, peaks: [1, 2] };
    const pieces = await Promise.all(
      [0, 1, 2].map(async (index) => {
        const id = `voice-1:000${index}`;
        const place = { table: 'audio_chunks', column: 'bytes', rowId: id };
        const put = {
          id,
          user_id: a.vault.userId,
          entry_id: 'voice-1',
          index,
          bytes: await a.vault.seal(place, 'A'.repeat(4000)),
          created_at: '2026-11-20T09:00:00.000Z',
        };
        return { table: 'audio_chunks' as const, put };
      }),
    );
    await a.store.write(pieces);
    await a.entries.create({ ...words(''), type: 'audio', recording });
    await sync(a, b);
    expect((await b.store.ids('audio_chunks')).length).toBe(3);
    expect((await b.entries.list()).items[0]?.recording?.id).toBe('voice-1');
    const [stored] = await b.store.sync.readEntries('audio_chunks', ['voice-1:0000']);
    expect(stored?.isPulled).toBe(true);
  });
}

/** What a hostile server can do with rows that it cannot read. */
import { entry, type Move, words } from './hostile-move.ts';

const garbage = `e1.${'A'.repeat(11)}.${'B'.repeat(16)}.${'C'.repeat(107)}`;

export const rowMoves: readonly Move[] = [
  {
    name: 'garbage over an entry',
    play: ({ overwrite, stored, ids }) =>
      overwrite(stored('journal_entries', ids.other), { content: garbage }),
  },
  {
    name: 'an entry as it was before the edit, numbered as new',
    play: ({ overwrite, oldest, ids }) => overwrite(oldest('journal_entries', ids.edited), {}),
  },
  {
    name: 'the title of the first version with the text of the second',
    play({ overwrite, oldest, stored, ids }) {
      const { row } = oldest('journal_entries', ids.edited);
      overwrite(stored('journal_entries', ids.edited), { title: 'title' in row && row.title });
    },
  },
  {
    name: 'an entry moved to 1999',
    play: ({ overwrite, stored, ids }) =>
      overwrite(stored('journal_entries', ids.other), { date: '1999-01-01T00:00:00.000Z' }),
  },
  {
    name: 'a text entry called a recording',
    play: ({ overwrite, stored, ids }) =>
      overwrite(stored('journal_entries', ids.other), { type: 'audio' }),
  },
  {
    name: 'a moment with another source',
    play: ({ overwrite, stored, ids }) =>
      overwrite(stored('saved_moments', ids.moment), { source: 'manual', sourceId: 'elsewhere' }),
  },
  {
    name: 'a check-in on another day',
    play: ({ overwrite, stored, ids }) =>
      overwrite(stored('emotion_records', ids.checkIn), { created_at: '2020-02-02T10:00:00.000Z' }),
  },
  {
    name: 'the days of writing set to nothing',
    play: ({ overwrite, stored, a }) =>
      overwrite(stored('writing_streaks', a.vault.userId), { streak_count: 0 }),
  },
  {
    name: 'a document as it was before',
    async play({ a, b, sync, overwrite, oldest }) {
      await a.records.put('library-read', ['one', 'two']);
      await sync(a, b);
      overwrite(oldest('user_data', `${a.vault.userId}:library-read`), {});
    },
  },
  {
    name: 'title and text of one entry exchanged',
    play({ overwrite, stored, ids }) {
      const { row } = stored('journal_entries', ids.other);
      if ('title' in row) overwrite(stored('journal_entries', ids.other), { title: row.content });
    },
  },
  {
    name: 'the columns of one entry under the id of another',
    play({ overwrite, stored, ids }) {
      const { row } = stored('journal_entries', ids.edited);
      overwrite(stored('journal_entries', ids.other), { ...row, id: ids.other });
    },
  },
  {
    name: 'a draft planted over the one of this device',
    play({ overwrite, stored, b }) {
      const id = `${b.vault.userId}:draft:new`;
      const from = stored('user_data', `${b.vault.userId}:library-read`);
      overwrite({ ...from, id }, { id, key: 'draft:new' });
    },
  },
  {
    name: 'a row of another owner',
    play: ({ overwrite, stored, ids }) =>
      overwrite(stored('saved_moments', ids.moment), { user_id: 'somebody-else' }),
  },
  {
    name: 'a row sealed by another account, in place of ours',
    async play({ overwrite, stored, foreignRow, ids }) {
      overwrite(stored('saved_moments', ids.moment), await foreignRow(ids.moment));
    },
  },
  {
    name: 'two pieces of a recording exchanged',
    play({ overwrite, stored }) {
      const [one, two] = [
        stored('audio_chunks', 'voice:0000'),
        stored('audio_chunks', 'voice:0001'),
      ];
      overwrite(one, { ...two.row, id: one.id });
      overwrite(two, { ...one.row, id: two.id });
    },
  },
  {
    name: 'a giant row',
    play: ({ overwrite, stored, ids }) =>
      overwrite(stored('journal_entries', ids.other), { content: garbage + 'D'.repeat(9_000_000) }),
  },
  {
    name: 'our own mutation id on other words, and the answer lost',
    async play({ a, sync, disk, oldest, ids }) {
      await a.entries.update(ids.edited, words('the third version'));
      await a.store.sync.nextBatch(
        () => 100,
        () => 'known-to-the-server',
      );
      const old = oldest('journal_entries', ids.edited);
      disk.rows.set(entry(ids.edited), {
        ...old,
        rev: 9,
        seq: disk.nextSeq(),
        mutationId: 'known-to-the-server',
      });
      await sync(a);
    },
    changes: ({ ids }) => [entry(ids.edited)],
  },
];

/** What a hostile server can answer instead of the truth. */
import type { Remote, RowVersion } from '@mooring/storage';
import type { ServerRow } from '@mooring/storage/testing';
import { entry, type Move, words } from './hostile-move.ts';

/** Filters what a device is shown, everywhere rows come from. */
function hide(remote: Remote, isHidden: (row: { id: string }) => boolean): Remote {
  const rows = async (answer: Promise<ServerRow[]>) =>
    (await answer).filter(({ row }) => !isHidden(row));
  const versions = async (answer: Promise<RowVersion[]>) =>
    (await answer).filter((one) => !isHidden(one));
  return {
    ...remote,
    fetch: (...given) => rows(remote.fetch(...given)),
    rowsAfter: (...given) => rows(remote.rowsAfter(...given)),
    newest: (...given) => rows(remote.newest(...given)),
    versionsAfter: (...given) => versions(remote.versionsAfter(...given)),
  };
}

export const answerMoves: readonly Move[] = [
  {
    name: 'pages of a pull cut short',
    play: ({ intercept }) =>
      intercept((remote, device) =>
        device < 3
          ? remote
          : {
              ...remote,
              rowsAfter: async (...given) => (await remote.rowsAfter(...given)).slice(0, 2),
              newest: async (...given) => (await remote.newest(...given)).slice(0, 2),
            },
      ),
  },
  {
    name: 'a pull that gives the same numbers again and again',
    play: ({ intercept }) =>
      intercept((remote) => ({
        ...remote,
        versionsAfter: async (table, _cursor, limit) =>
          Array.from({ length: limit }, (_, index) => ({
            id: `${table}-${index}`,
            rev: 1,
            seq: index + 1,
            mutationId: 'x',
          })),
      })),
  },
  {
    name: 'more rows than were asked for, of other ids',
    play: ({ intercept, oldest, ids }) => {
      const old = oldest('journal_entries', ids.edited);
      intercept((remote) => ({
        ...remote,
        fetch: async (...given) => [...(await remote.fetch(...given)), { ...old, seq: 9_999 }],
      }));
    },
  },
  {
    name: 'numbers far ahead, so that later rows are passed over',
    play({ disk, stored, ids }) {
      const row = stored('journal_entries', ids.other);
      disk.rows.set(entry(ids.other), { ...row, seq: 1_000_000_000 });
    },
  },
  {
    name: 'every answer is empty',
    play: ({ intercept }) =>
      intercept((remote, device) =>
        device < 3
          ? remote
          : {
              ...remote,
              fetch: async () => [],
              rowsAfter: async () => [],
              newest: async () => [],
              versionsAfter: async () => [],
              tombstonesAfter: async () => [],
            },
      ),
  },
  {
    name: 'half of the entries hidden from a new device',
    play({ intercept, disk }) {
      const hidden = [...disk.rows.values()]
        .filter(({ table }) => table === 'journal_entries')
        .filter((_, index) => index % 2 === 0)
        .map(({ id }) => id);
      intercept((remote, device) =>
        device < 3 ? remote : hide(remote, ({ id }) => hidden.includes(id)),
      );
    },
  },
  {
    name: 'an older version shown to a new device',
    play({ intercept, oldest, ids }) {
      const old = oldest('journal_entries', ids.edited);
      const older = (row: ServerRow) => (row.row.id === old.id ? old : row);
      intercept((remote, device) =>
        device < 3
          ? remote
          : {
              ...remote,
              fetch: async (...given) => (await remote.fetch(...given)).map(older),
              rowsAfter: async (...given) => (await remote.rowsAfter(...given)).map(older),
              newest: async (...given) => (await remote.newest(...given)).map(older),
            },
      );
    },
  },
  {
    name: 'what one device writes is hidden from the other',
    async play({ a, sync, intercept, disk }) {
      const before = new Set([...disk.rows.values()].map(({ id }) => id));
      await a.entries.create(words('not to be seen'));
      await sync(a);
      intercept((remote, device) =>
        device === 1 ? remote : hide(remote, ({ id }) => !before.has(id)),
      );
    },
  },
  {
    name: 'an edit on one device is hidden from the other',
    async play({ a, sync, intercept, stored, ids }) {
      const old = stored('journal_entries', ids.other);
      await a.entries.update(ids.other, words('not to be seen'));
      await sync(a);
      const older = (row: ServerRow) => (row.row.id === old.id ? old : row);
      intercept((remote, device) =>
        device === 1
          ? remote
          : {
              ...remote,
              fetch: async (...given) => (await remote.fetch(...given)).map(older),
              rowsAfter: async (...given) => (await remote.rowsAfter(...given)).map(older),
              newest: async (...given) => (await remote.newest(...given)).map(older),
              versionsAfter: async (...given) =>
                (await remote.versionsAfter(...given)).filter(({ id }) => id !== old.id),
            },
      );
    },
    changes: ({ ids }) => [entry(ids.other)],
  },
];

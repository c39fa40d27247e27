import type { Data, RefusedRow, SyncState } from '@mooring/data';

export const synced: SyncState = {
  status: 'synced',
  waiting: 0,
  refused: 0,
  initialRows: null,
  repaired: 0,
  isMissing: false,
  isEndless: false,
  held: 0,
  removals: 0,
};

/** Somebody's data whose sync stands as told; what is asked of it is noted. */
export async function syncedData<D extends Data>(
  opening: Promise<D>,
  given: Partial<SyncState> = {},
  refused: (data: Data) => Promise<RefusedRow[]> = async () => [],
) {
  const data = await opening;
  const list = await refused(data);
  const { state } = data.sync;
  const asked: string[] = [];
  const become = (next: Partial<SyncState>) => state.setState(next);
  become({ ...synced, ...given, refused: list.length });
  const sync: Data['sync'] = {
    state,
    async now() {
      asked.push('now');
    },
    refused: async () => list,
    async retryRefused(key?: string) {
      asked.push(key ?? 'all');
    },
    async compareAll() {
      asked.push('compare');
    },
    async answerRemovals(kind) {
      asked.push(kind);
    },
  };
  return Object.assign(data, { sync, become, asked });
}

/** A long entry and a moment that the service would not take. */
export async function twoRefused(data: Data): Promise<RefusedRow[]> {
  const { id } = await data.entries.create({
    title: 'A very long night',
    content: 'I wrote until the morning.',
    tags: [],
  });
  const moment = await data.moments.add({ content: 'The light on the water', source: 'manual' });
  return [
    { key: `journal_entries/${id}`, table: 'journal_entries', id, reason: 'sync.too-large' },
    {
      key: `saved_moments/${moment.id}`,
      table: 'saved_moments',
      id: moment.id,
      reason: 'sync.full',
    },
  ];
}

const plan = { signs: '', helps: '', people: 'Mara', places: '', reasons: '', means: '' };

/** Two devices that write another safety plan at the same time. */
export const twoPlans = {
  before: ({ records }: Data) => records.put('safety-plan', plan),
  change: ({ records }: Data, _: unknown, which: 'one' | 'other') =>
    records.put('safety-plan', {
      ...plan,
      helps: which === 'one' ? 'Call Mara first' : 'Walk by the river, as before',
    }),
};

import type { Data } from '../src/data.ts';
import { syncOpenSession } from './change-on-both-devices.ts';
import type { FakeServer } from './fake-server.ts';

/** An entry is written and changed, and then the service shows its first words under its last title: they are held apart. */
export async function mixEntry(data: Data, { disk }: FakeServer): Promise<void> {
  const { id } = await data.entries.create({
    title: 'The sea',
    content: 'It rose, and I went home.',
    tags: [],
  });
  await syncOpenSession(data);
  await data.entries.update(id, { title: 'The harbour', content: 'It was calm.', tags: [] });
  await syncOpenSession(data);
  const first = disk.past.find((one) => one.id === id);
  const last = disk.rows.get(`journal_entries/${id}`);
  if (!first || !last || !('content' in first.row)) throw new Error('The service has no such row.');
  const row = { ...last.row, content: first.row.content } as typeof last.row;
  disk.rows.set(`journal_entries/${id}`, { ...last, row, seq: disk.nextSeq() });
  await syncOpenSession(data);
}

import { expect, test } from 'vitest';
import { entry } from '../adapters/row-testing.ts';
import { memoryStores } from '../adapters/store-memory.ts';
import { memoryDirectory } from '../directory/directory-memory.ts';
import { memoryReplicas } from './replicas-memory.ts';
import { account, replicated } from './replicated-testing.ts';

test.each([
  ['storing', { status: 'lost' }],
  ['cleared', { status: 'evicted', isStoredAgain: true }],
] as const)(
  'a write that was cut off is put back without a notice, and what was said of %s stays said',
  async (fact, said) => {
    const [directory, replicas] = [memoryDirectory(), memoryReplicas()];
    const first = replicated(memoryStores(), { directory, replicas });
    const store = await first.openStore('ana');
    await store.write([{ table: 'journal_entries', put: entry('a', '2026-11-20') }]);
    await expect.poll(() => first.directory.fact('kept')).toEqual(['ana']);
    await first.directory.putFact('kept', undefined);
    await first.directory.create(account, []);
    await first.directory.putFact(fact, 'ana');
    replicas.kill();

    const next = replicated(memoryStores(), { directory, replicas: replicas.openTab() });
    await next.directory.accounts();
    const opened = await next.openStore('ana');
    await opened.write([]);
    expect(await opened.ids('journal_entries')).toEqual(['a']);
    expect(next.monitor.state.getState()).toEqual(said);
  },
);

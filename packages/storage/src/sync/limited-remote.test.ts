import { expect, test } from 'vitest';
import { limitedRemote, roundLimits } from './limited-remote.ts';
import type { Remote, RowVersion } from './remote.ts';

const { signal } = new AbortController();

/** A server whose every page is full, with growing numbers. Each answer takes `ms` of the fake clock. */
function endless(ms: number) {
  const clock = { ms: 0 };
  const answer = async (count: number, cursor = 0) => {
    clock.ms += ms;
    return Array.from({ length: count }, (_, index): RowVersion => {
      const seq = cursor + index + 1;
      return { id: `row-${seq}`, rev: 1, seq, mutationId: 'x' };
    });
  };
  const remote = {
    versionsAfter: (_table, cursor, limit) => answer(limit, cursor),
    fetch: () => answer(1).then(() => []),
  } as Partial<Remote> as Remote;
  return { clock, remote };
}

/** How many pages are asked for until the round is ended. */
async function pagesUntilTheEnd(remote: Remote): Promise<number> {
  for (let pages = 0; ; pages += 1) {
    const versions = await remote
      .versionsAfter('journal_entries', pages * 1000, 1000, signal)
      .catch((error) => {
        expect(error).toMatchObject({ key: 'sync.endless' });
        return null;
      });
    if (!versions) return pages;
  }
}

test('a server without an end is asked for three hundred pages in one round, and for no more', async () => {
  const { remote, clock } = endless(1);
  expect(await pagesUntilTheEnd(limitedRemote(remote, () => clock.ms, roundLimits))).toBe(300);
});

test('pages that take just under the timeout each end the round after an hour', async () => {
  const { remote, clock } = endless(59_000);
  expect(await pagesUntilTheEnd(limitedRemote(remote, () => clock.ms, roundLimits))).toBe(62);
  expect(clock.ms).toBeLessThan(62 * 60_000);
});

test('rows that are asked for by their ids take from the same hour', async () => {
  const { remote, clock } = endless(59_000);
  const limited = limitedRemote(remote, () => clock.ms, roundLimits);
  for (let count = 0; count < 62; count += 1) await limited.fetch('journal_entries', [], signal);
  await expect(limited.fetch('journal_entries', [], signal)).rejects.toMatchObject({
    key: 'sync.endless',
  });
});

test('a device that sleeps for a night in the middle of a request has used one minute', async () => {
  const { remote, clock } = endless(8 * 60 * 60_000);
  const limited = limitedRemote(remote, () => clock.ms, roundLimits);
  await limited.fetch('journal_entries', [], signal);
  await limited.fetch('journal_entries', [], signal);
  expect(clock.ms).toBe(16 * 60 * 60_000);
});

test('more than was asked for is cut off', async () => {
  const { remote, clock } = endless(1);
  const generous = {
    ...remote,
    versionsAfter: () => remote.versionsAfter('user_data', 0, 5000, signal),
  };
  const limited = limitedRemote(generous as Remote, () => clock.ms, roundLimits);
  const versions = await limited.versionsAfter('user_data', 0, 1000, signal);
  expect(versions.map(({ seq }) => seq)).toEqual(Array.from({ length: 1000 }, (_, at) => at + 1));
});

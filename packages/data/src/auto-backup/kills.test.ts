import type { BackupPlans } from '@mooring/storage';
import { memoryBackupPlans } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { createTestData, type TestData } from '../testing.ts';
import { type FakeFolder, fakeFolder, fakeFolders } from './fake-folder.ts';

const passphrase = 'four words by heart';
const kills = Number(process.env.MOORING_BACKUP_KILLS ?? 200);

/** The rows of a journal as the lines of an open backup, which has every byte of them. */
async function linesOf(data: TestData): Promise<string> {
  const { file } = await data.backups.create({ passphrase: null });
  const lines = (await file.text()).split('\n').slice(1);
  // A copy notes in the settings that it was made.
  return lines
    .filter((line) => !line.includes('"key":"settings"') && !line.includes('"end"'))
    .join('\n');
}

/** What the finished files of the folder restore to, each in an empty browser. Null for one that does not restore. */
async function restoredFrom(folder: FakeFolder): Promise<(string | null)[]> {
  const finished = [...folder.files].filter(([name]) => / [AB]\.mooring$/.test(name));
  return Promise.all(
    finished.map(async ([, file]) => {
      const empty = await createTestData({ session: 'signed-out' });
      const restored = await empty.backups.restore(file, { passphrase }).catch(() => null);
      return restored && linesOf(empty);
    }),
  );
}

/** Random, and the same in every run. */
function dice(seed: number) {
  let state = seed * 2_654_435_761;
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}

const moves = ['safe', 'unsafe', 'none'] as const;

test(`${kills} kills while a copy is written: there is always one whole file, and it restores bit for bit`, async () => {
  let killed = 0;
  for (let run = 1; killed < kills; run += 1) {
    const roll = dice(run);
    const folder = fakeFolder({ isAtomic: roll(2) === 0, move: moves[roll(3)] ?? 'safe' });
    const stored = memoryBackupPlans();
    const plans: BackupPlans = {
      ...stored,
      async put(plan) {
        if (folder.steps >= folder.killAt) throw new Error('Killed.');
        await stored.put(plan);
      },
    };
    const data = await createTestData({ session: 'visitor', folders: fakeFolders(folder), plans });
    const write = (title: string) =>
      data.entries.create({
        title,
        content: '🪷 我还是'.repeat(roll(roll(4) === 0 ? 9_000 : 90)),
        tags: [],
      });
    await write('Lilies');
    await data.autoBackup.begin({ folder }, passphrase);
    await data.autoBackup.backUpNow();
    let good = await linesOf(data);
    // After each kill the browser starts again, and may be killed again.
    for (let round = 0; round < 4; round += 1) {
      await write(`Day ${round}`);
      const next = await linesOf(data);
      folder.killAt = folder.steps + roll(11);
      const isWritten = await data.autoBackup.backUpNow().then(
        () => true,
        () => false,
      );
      const found = await restoredFrom(folder);
      // What the page calls the last good copy is whole, whenever the browser was killed.
      expect(found).toContain(isWritten ? next : good);
      if (isWritten) good = next;
      if (folder.steps >= folder.killAt) killed += 1;
      folder.killAt = Number.POSITIVE_INFINITY;
    }
    await data.autoBackup.backUpNow();
    expect(await restoredFrom(folder)).toContain(await linesOf(data));
    expect([...folder.files.keys()].filter((name) => name.includes('not finished'))).toEqual([]);
  }
}, 300_000);

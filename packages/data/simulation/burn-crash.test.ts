/** A burn that is cut off at any step, and openings after it that are cut off as well. */
import { createVault, deriveVaultKeys, type Env } from '@mooring/storage';
import {
  type MemoryDisk,
  memoryReplicas,
  memoryStores,
  replicated,
} from '@mooring/storage/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRepositories } from '../src/repositories/repositories.ts';
import { createProcess, type Process } from './process.ts';
import { useSynchronousCrypto } from './synchronous-crypto.ts';

const userId = 'ana';
const dataKey = new Uint8Array(32).fill(7);
let restoreCrypto = () => {};
beforeAll(() => {
  restoreCrypto = useSynchronousCrypto(dataKey);
});
afterAll(() => restoreCrypto());

/** What is on the disk of a device that is switched off. `last`: the number of the last write. */
type Disk = { rows: MemoryDisk; last: number; files: Map<string, Uint8Array> };
const emptyDisk = (): Disk => ({ rows: new Map(), last: 0, files: new Map() });

const env = (): Env => {
  let ids = 0;
  return {
    now: () => new Date('2026-11-20T09:00:00.000Z'),
    newId() {
      ids += 1;
      return `id-${ids}`;
    },
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  };
};

/** Starts a device over a copy of the disk. Its tabs share the process. */
async function start({ rows, last, files }: Disk, process: Process) {
  const disk: MemoryDisk = structuredClone(rows);
  const plain = await memoryStores(disk)(userId);
  await plain.sequence.advanceTo(last);
  const browser = memoryReplicas();
  browser.files.set(userId, new Map(files));
  const now = async (): Promise<Disk> => ({
    rows: structuredClone(disk),
    last: (await plain.sequence.last()) ?? 0,
    files: new Map(browser.files.get(userId)),
  });
  /** The disk before a write that is not done yet, and may still be undone. */
  let before: Disk | null = null;
  const vault = createVault({ env: env(), userId, ...(await deriveVaultKeys(dataKey)) });
  return {
    now,
    /** The same where the database had not committed its last write yet. */
    uncommitted: async () => before && { ...before, files: (await now()).files },
    async openTab() {
      const replicas = browser.openTab(process.segments);
      const { openStore } = replicated(
        async (account) => {
          const store = await memoryStores(disk)(account);
          const write: typeof store.write = async (writes) => {
            before = await now();
            await store.write(writes);
          };
          return process.store({ ...store, write });
        },
        { replicas },
      );
      const stored = await openStore(userId);
      const write: typeof stored.write = async (writes) => {
        await stored.write(writes);
        if (process.isAlive()) before = null;
      };
      const open = async () => ({ vault, store: { ...stored, write } });
      return createRepositories({
        env: env(),
        storage: { open, openForWriting: open },
        onEntryCreated: () => {},
        replicas: async () => replicas,
      });
    },
  };
}

type Device = Awaited<ReturnType<typeof start>>;
type Tab = Awaited<ReturnType<Device['openTab']>>;

/** Until the process does nothing more by itself. */
async function settled(process: Process) {
  for (let idle = 0, steps = -1; idle < 3; idle += 1) {
    await new Promise((done) => setImmediate(done));
    if (process.steps() !== steps) idle = 0;
    steps = process.steps();
  }
}

type Life = { disks: Disk[]; steps: number; isDone: boolean };

/** Every disk that a device may have after this work was cut off at a step. */
async function live(
  disk: Disk,
  work: (tab: Tab, device: Device) => Promise<unknown>,
  endsAt?: number,
): Promise<Life> {
  const process = createProcess(endsAt);
  const device = await start(disk, process);
  let isDone = false;
  const doing = (async () => {
    await work(await device.openTab(), device);
    isDone = true;
  })();
  await Promise.race([doing.catch(() => {}), process.ended]);
  await settled(process);
  const uncommitted = isDone ? null : await device.uncommitted();
  return {
    disks: [await device.now(), ...(uncommitted ? [uncommitted] : [])],
    steps: process.steps(),
    isDone,
  };
}

const valuesOf = ({ rows }: Disk) =>
  [...(rows.get(userId)?.get('user_data')?.values() ?? [])].flatMap((row) =>
    'key' in row && row.key.includes('letter:') ? [{ key: row.key, value: row.value }] : [],
  );
const bytesOf = ({ files }: Disk) =>
  [...files.values()].map((bytes) => Buffer.from(bytes).toString('latin1')).join('\n');
const nameOf = (disk: Disk) => `${disk.last} ${valuesOf(disk).length} ${bytesOf(disk)}`;

const vera = { id: 'vera', to: 'Vera', text: 'The kettle still clicks.' };
const tom = { id: 'tom', to: 'Tom', text: 'The lamp was on.' };

const situations: Record<string, (tab: Tab, device: Device) => Promise<unknown>> = {
  'that was kept, with a draft': async ({ letters, drafts }) => {
    await letters.put(vera);
    await drafts.keep('letter:vera', vera);
  },
  'that was never kept': ({ drafts }) => drafts.keep('letter:new', vera),
  'of a pause': ({ drafts }) => drafts.keep('letter:pause', vera),
  'that was changed in another tab': async ({ letters }, device) => {
    await letters.put({ ...vera, text: 'The kettle.' });
    const { letters: inOtherTab } = await device.openTab();
    await inOtherTab.put(vera);
  },
};

/** The same disk is looked at once. */
function onlyNew() {
  const seen = new Set<string>();
  return (disk: Disk) => {
    const name = nameOf(disk);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  };
}

test.each(Object.entries(situations))(
  'nothing of a letter %s is left after a burn that was cut off at any step, once the app is opened again',
  { timeout: 120_000 },
  async (_, write) => {
    const before = await live(emptyDisk(), async (tab, device) => {
      await write(tab, device);
      await tab.letters.put(tom);
    });
    const [written = emptyDisk()] = before.disks;
    const keys = valuesOf(written).map(({ key }) => key);
    const words = valuesOf(written).flatMap(({ key, value }) =>
      key === 'letter:tom' ? [] : [value.slice(0, 60)],
    );
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(bytesOf(written), 'control').toContain(word);

    const faults = new Set<string>();
    const reopen = (disk: Disk, endsAt?: number) => live(disk, async () => {}, endsAt);
    /** `how`: where it was cut off. */
    const look = async (disk: Disk, isBurned: boolean, how: string) => {
      const [after = disk] = (await reopen(disk)).disks;
      const left = valuesOf(after).map(({ key }) => key);
      const isWhole = left.length === keys.length;
      if (isWhole && !isBurned) return;
      if (left.join() !== 'letter:tom') faults.add(`${how}: ${isBurned} burned, left ${left}`);
      else if (words.some((word) => bytesOf(after).includes(word))) faults.add(`${how}: words`);
    };
    const isNewAfterBurn = onlyNew();
    const isNewAfterOpening = onlyNew();
    const { steps } = await live(written, ({ letters }) => letters.burn('vera'));
    for (let step = 0; step <= steps; step += 1) {
      const burn = await live(written, ({ letters }) => letters.burn('vera'), step);
      for (const disk of burn.disks.filter(isNewAfterBurn)) {
        await look(disk, burn.isDone, `burn ${step}`);
        const opening = await reopen(disk);
        for (let next = 0; next <= opening.steps; next += 1) {
          for (const again of (await reopen(disk, next)).disks.filter(isNewAfterOpening)) {
            await look(again, burn.isDone, `burn ${step}, opening ${next}`);
          }
        }
      }
    }
    expect([...faults]).toEqual([]);
  },
);

import type { Env, Vault } from '@mooring/storage';
import { createVault, deriveVaultKeys } from '@mooring/storage';
import { isSameRow, isSyncable } from '@mooring/storage/testing';
import { rowsOfLetters } from './convergence.ts';
import {
  missingPicturesOn,
  noteBroughtBack,
  noteNotArrived,
  noteRemovedPictures,
} from './counted-pictures.ts';
import { burnedLetters, earlierTextsOn } from './document-actions.ts';
import { fakeServer } from './fake-server.ts';
import { noFaults, randomFaults } from './faults.ts';
import { lyingRemote } from './lying-server.ts';
import { type Bug, noBug } from './planted-bugs.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { useSynchronousCrypto } from './synchronous-crypto.ts';
import { newTextHistory, noteUnfinished } from './text-history.ts';
import { actRandomly, textsOn } from './user-actions.ts';
import { createWholeDevice, type WholeDevice } from './whole-device.ts';

export type DeviceRun = {
  seed: number;
  operations: number;
  cuts: number;
  /** Texts that were acknowledged, were not replaced or removed, and are not on every device. */
  lost: string[];
  /** Rows that differ between a device and the server at the end, and rows that still wait. */
  diverged: number;
  waiting: number;
  /** Texts of a device that its replica alone does not give back. */
  notInReplica: number;
  /** Burned letters of which a row or a record is left on a device or on the server. */
  unburned: number;
  /** Everything that happened, in one number: the same for the same seed. */
  trace: number;
};

const dataKey = new Uint8Array(32).fill(7);
const userId = '00000000-0000-4000-8000-00000000a0a0';

/** Runs two devices with tabs, cuts of power, full disks, jumping clocks and a faulty or lying server, all from one seed. */
export async function runDevices(options: {
  seed: number;
  ops: number;
  bug?: Bug;
}): Promise<DeviceRun> {
  const restoreCrypto = useSynchronousCrypto(dataKey);
  try {
    return await run(options);
  } finally {
    restoreCrypto();
  }
}

async function run({ seed, ops, bug = noBug }: { seed: number; ops: number; bug?: Bug }) {
  const random = seededRandom(seed);
  const clock = { ms: Date.parse('2026-11-20T09:00:00.000Z') };
  const env = seededEnv(random, clock);
  const vault: Vault = createVault({ env, userId, ...(await deriveVaultKeys(dataKey)) });
  const server = fakeServer();
  const { disk } = server;
  /** A third of the seeds have a server that lies. */
  const lies = { share: seed % 3 === 0 ? 0.25 : 0 };
  const risk = { ofCut: 0.003 };
  const devices: WholeDevice[] = [];
  for (let count = 0; count < 2; count += 1) {
    devices.push(
      await createWholeDevice({
        env,
        random,
        vault,
        bug,
        chanceOfCut: () => risk.ofCut,
        remote: (faults) => lyingRemote(server.remote(faults), { disk, random, share: lies.share }),
      }),
    );
  }
  const history = newTextHistory();
  const acknowledged = new Set<string>();
  /** Texts that a completed action replaced, removed, or left as they were. Of an action cut short nobody knows. */
  const settled = new Set<string>();
  const outcome = { cuts: 0, trace: 0 };
  const note = (what: string) => {
    for (const letter of what) {
      outcome.trace = (Math.imul(outcome.trace, 31) + letter.charCodeAt(0)) >>> 0;
    }
  };

  const act = async (device: WholeDevice) => {
    const tab = random.pick(device.tabs());
    if (!tab) return;
    const [written, attempted] = [history.written.size, history.attempted.size];
    device.noteSizes();
    const isDone = await Promise.race([
      actRandomly(tab, random, history).then(
        () => true,
        () => false,
      ),
      device.power().cut.then(() => false),
    ]);
    note(isDone ? 'done' : 'failed');
    if (!isDone) {
      if (device.power().isOn()) noteUnfinished(device.disk, history);
      return;
    }
    for (const text of [...history.written].slice(written)) acknowledged.add(text);
    for (const text of [...history.attempted].slice(attempted)) settled.add(text);
  };
  const sync = async (device: WholeDevice) => {
    const tab = random.pick(device.tabs());
    if (!tab) return;
    await Promise.race([
      device.syncOnce(tab, randomFaults(random, 0.1)).catch(() => {}),
      device.power().cut,
    ]);
    noteBroughtBack(device.disk, history);
  };
  /** The outbox is lost with the database: what waits in it is forgotten, and what is here is sent again as if written here. */
  const noteLostOutbox = ({ disk }: WholeDevice) => {
    const here = [...(disk.get(userId)?.get('user_data')?.keys() ?? [])];
    const there = server.rows().map(({ row }) => row.id);
    for (const [id, { writers, isBurned }] of history.letters) {
      if (rowsOfLetters([id], here).length > 0) writers.add(disk);
      if (isBurned && rowsOfLetters([id], there).length > 0) writers.add(server);
    }
    // An entry that was removed elsewhere comes back from here as it is here: a picture that had not arrived does not.
    noteNotArrived(disk, history);
  };
  const step = async (device: WholeDevice, other: WholeDevice) => {
    const dice = random.next();
    if (dice < 0.7) {
      const syncing = random.chance(0.3) ? sync(random.chance(0.5) ? device : other) : null;
      await act(device);
      await syncing;
    } else if (dice < 0.85) await sync(device);
    else if (dice < 0.89 && device.tabs().length < 3) await device.openTab();
    else if (dice < 0.92) device.closeTab();
    else if (dice < 0.94) device.power().off();
    else if (dice < 0.97) device.setFull(random.chance(0.6));
    else clock.ms += (random.below(80) - 40) * 86_400_000;
    for (const one of devices) {
      if (one.power().isOn()) continue;
      outcome.cuts += 1;
      note('cut');
      one.setFull(false);
      const isLost = await one.restart(true);
      noteUnfinished(one.disk, history);
      if (isLost) noteLostOutbox(one);
    }
  };
  for (let done = 0; done < ops; done += 1) {
    const index = random.below(devices.length);
    const [device, other] = [devices[index], devices[1 - index]];
    if (device && other) await step(device, other);
  }

  risk.ofCut = 0;
  lies.share = 0;
  for (const device of devices) {
    device.setFull(false);
    await device.restart(false);
  }
  for (let round = 0; round < 4; round += 1) {
    // What a device still misses it looks for again after a day.
    clock.ms += 86_400_000;
    for (const device of devices) {
      const [tab] = device.tabs();
      if (tab) await device.syncOnce(tab, noFaults).catch((error: unknown) => note(String(error)));
      noteBroughtBack(device.disk, history);
    }
  }
  noteRemovedPictures(history, disk);
  const kept = [...acknowledged].filter(
    (text) =>
      !history.replaced.has(text) &&
      !history.removed.has(text) &&
      (settled.has(text) || !history.attempted.has(text)),
  );
  const lost = new Set<string>();
  let diverged = 0;
  let waiting = 0;
  let notInReplica = 0;
  const rows = server.rows();
  const burned = burnedLetters(history);
  let unburned = rowsOfLetters(
    burned,
    rows.map(({ row }) => row.id),
  ).length;
  const earlier = new Set<string>();
  for (const device of devices) {
    // What was burned is dropped from the replica after an opening.
    await device.restart(false);
    const [tab] = device.tabs();
    for (const text of tab ? await earlierTextsOn(tab) : []) earlier.add(text);
    const left = (await tab?.store.ids('user_data')) ?? [];
    // The key of a row that is held back ends in that of the letter.
    const records = device
      .replicaText()
      .match(/(?<!held:)user_data\/[\w-]+:(set-aside:|draft:)*letter:[\w-]+/g);
    unburned += rowsOfLetters(burned, left).length + rowsOfLetters(burned, records ?? []).length;
  }
  for (const device of devices) {
    const [tab] = device.tabs();
    if (!tab) continue;
    const texts = new Set(await textsOn(tab));
    for (const text of kept) if (!texts.has(text) && !earlier.has(text)) lost.add(text);
    for (const id of await missingPicturesOn(tab, history, disk, devices)) lost.add(id);
    for (const text of texts) note(text);
    const status = await tab.store.sync.readStatus();
    waiting += status.waiting + status.refused;
    for (const { table, row } of rows) {
      if (!isSameRow(await tab.store.get(table, row.id), row)) diverged += 1;
    }
    const known = new Set(rows.map(({ table, row }) => `${table}/${row.id}`));
    for (const table of [
      'journal_entries',
      'saved_moments',
      'user_data',
      'audio_chunks',
    ] as const) {
      for (const id of await tab.store.ids(table)) {
        if (isSyncable(table, id) && !known.has(`${table}/${id}`)) diverged += 1;
      }
    }
    await device.openFromReplica();
    const [restored] = device.tabs();
    const fromReplica = new Set(restored ? await textsOn(restored) : []);
    notInReplica += [...texts].filter((text) => !fromReplica.has(text)).length;
  }
  const found = { lost: [...lost], diverged, waiting, notInReplica, unburned };
  return { seed, operations: ops, ...outcome, ...found };
}

function seededEnv(random: SeededRandom, clock: { ms: number }): Env {
  let ids = 0;
  return {
    now() {
      clock.ms += 60_000;
      return new Date(clock.ms);
    },
    newId() {
      ids += 1;
      return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
    },
    randomBytes: (length) => Uint8Array.from({ length }, () => random.below(256)),
  };
}

import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { engine } from './engines/engine.ts';
import { filesBelow, storageFolder } from './profile-folders.ts';

/** Ways to damage the files of a closed browser. */
export type Damage = (profile: string) => void;

/** The folder of the origin's databases. */
function databases(profile: string): string {
  const folder = storageFolder(profile, 'databases');
  if (!folder) throw new Error('There is no database to damage.');
  return folder;
}

const named = (profile: string, end: RegExp) =>
  filesBelow(databases(profile)).filter(
    (path) => end.test(basename(path)) && statSync(path).size > 0,
  );

/** Large values, which an engine stores as files of their own beside the database. */
const isValue = (path: string) => /\.blob\/|\.files\/|\.blob$/.test(path);

/** The log segments of the replica: they begin with its magic bytes. */
function segments(profile: string): string[] {
  const folder = storageFolder(profile, 'privateFiles');
  if (!folder) return [];
  return filesBelow(folder).filter(
    (path) => readFileSync(path).subarray(0, 4).toString('latin1') === 'm0rg',
  );
}

function change(path: string, how: (bytes: Buffer) => Buffer): void {
  writeFileSync(path, how(readFileSync(path)));
}

const flip = (bytes: Buffer, at: number) => {
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  return bytes;
};

/** One byte in every so many. */
const riddle = (every: number) => (bytes: Buffer) => {
  for (let at = Math.min(every, bytes.length) >> 1; at < bytes.length; at += every) flip(bytes, at);
  return bytes;
};

const each =
  (end: RegExp, work: (path: string) => void): Damage =>
  (profile) => {
    const files = named(profile, end);
    if (files.length === 0) throw new Error(`Nothing ends in ${end.source}.`);
    for (const path of files) work(path);
  };

const tornTail: Damage = (profile) => {
  for (const path of segments(profile)) {
    change(path, (bytes) =>
      Buffer.concat([bytes, bytes.subarray(0, Math.min(200, bytes.length - 1))]),
    );
  }
};

const dropped: Damage = (profile) => rmSync(databases(profile), { recursive: true });

const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));

const inEveryEngine: Record<string, Damage> = {
  'the databases dropped': dropped,
  'the databases dropped, and the replica with a torn write at its end': (profile) => {
    tornTail(profile);
    dropped(profile);
  },
};

const ofLevelDb: Record<string, Damage> = {
  // Firefox keeps only values above 1 MB in files of their own, and nothing that the test writes is as large.
  'the files of large values deleted': (profile) => {
    const values = filesBelow(databases(profile)).filter(isValue);
    if (values.length === 0) throw new Error('There is no large value.');
    for (const path of values) rmSync(path);
  },
  'the end of the log cut': each(/\.log$/, (path) => change(path, cut)),
  'the log emptied': each(/\.log$/, (path) => writeFileSync(path, '')),
  'bytes flipped in the log': each(/\.log$/, (path) => change(path, riddle(997))),
  'bytes flipped in the tables': each(/\.ldb$/, (path) => change(path, riddle(997))),
  'the tables deleted': each(/\.ldb$/, (path) => rmSync(path)),
  'the manifest deleted': each(/^MANIFEST/, (path) => rmSync(path)),
  'the manifest cut': each(/^MANIFEST/, (path) =>
    change(path, (bytes) => bytes.subarray(0, bytes.length >> 1)),
  ),
};

const ofSqlite: Record<string, Damage> = {
  'the end of the databases cut': each(/\.sqlite3?$/, (path) => change(path, cut)),
  'the databases emptied': each(/\.sqlite3?$/, (path) => writeFileSync(path, '')),
  'bytes flipped in the databases': each(/\.sqlite3?$/, (path) => change(path, riddle(997))),
  'the databases without their logs': each(/\.sqlite3?$/, (path) =>
    rmSync(`${path}-wal`, { force: true }),
  ),
};

/** Everything that was acknowledged is in the replica. */
export const databaseDamage: Record<string, Damage> = {
  ...inEveryEngine,
  ...(engine === 'chromium' ? ofLevelDb : ofSqlite),
};

export const replicaDamage: Record<string, Damage> = {
  'a torn write at the end of the replica': tornTail,
  'the end of the replica cut': (profile) => {
    for (const path of segments(profile)) change(path, (bytes) => bytes.subarray(0, -37));
  },
  'bytes flipped in the replica': (profile) => {
    for (const path of segments(profile)) change(path, riddle(4999));
  },
  'the replica deleted': (profile) =>
    rmSync(storageFolder(profile, 'privateFiles') ?? '', { recursive: true, force: true }),
};

/** One byte in the middle of every segment that is large enough to hold words. */
export const flipMiddle: Damage = (profile) => {
  for (const path of segments(profile)) {
    if (statSync(path).size > 5000) change(path, (bytes) => flip(bytes, bytes.length >> 1));
  }
};

/** A number below `limit`, the next of a seed (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed >>> 0;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}

/** One of the database's files flipped in a few places, cut or deleted; with `both`, a few bytes of the replica as well. */
export const randomDamage =
  (seed: number, both: boolean): Damage =>
  (profile) => {
    const below = numbersFrom(seed);
    const ofDatabase = /\.(log|ldb|sqlite3?)$|^MANIFEST|-wal$/;
    const files = filesBelow(databases(profile))
      .filter((path) => isValue(path) || ofDatabase.test(basename(path)))
      .filter((path) => statSync(path).size > 0)
      .sort();
    const flipSome = (path: string) =>
      change(path, (bytes) => {
        for (let times = 1 + below(4); times > 0; times -= 1) flip(bytes, below(bytes.length));
        return bytes;
      });
    for (let hits = 1 + below(3); hits > 0; hits -= 1) {
      const path = files[below(files.length)];
      const kind = below(5);
      if (!path || !existsSync(path) || statSync(path).size === 0) continue;
      if (kind === 0) rmSync(path);
      else if (kind === 1) change(path, (bytes) => bytes.subarray(0, below(bytes.length)));
      else flipSome(path);
    }
    const large = segments(profile).filter((path) => statSync(path).size > 5000);
    const path = large[below(large.length)];
    if (both && path) flipSome(path);
  };

import type { AccountRecord, Directory, Facts, KeyEnvelope } from '../directory/directory.ts';
import { accountRecord, keyEnvelope, parseFact } from '../directory/directory-schema.ts';
import type { Copied, Copies, Copy, Look } from './copies.ts';
import type { CopyRecord } from './records.ts';
import { copyFailed, type RecoveryHub } from './recovery.ts';

type Parts = {
  copies(): Promise<Copies | null>;
  hub: RecoveryHub;
  /** Whether this browser's small storage says that somebody was signed in here. */
  pointed(): boolean;
};
type FactName = keyof Facts;
type Touched = { accounts?: string[]; facts?: FactName[] };

/** Its copy has a folder of its own beside those of the accounts. */
const folder = 'directory';
const factNames = ['session', 'stay', 'adoption', 'rekey', 'kept'] as const satisfies FactName[];

/**
 * A directory whose every change is also in the second copy when it resolves: without the wrapped keys no word would
 * open again. What it has lost is put back before anyone is told who lives here.
 */
export function withDirectoryCopy(directory: Directory, parts: Parts): Directory {
  let checked: Promise<Copy | null> | null = null;
  const ready = () => {
    checked ??= check(directory, parts).catch((error: unknown) => {
      copyFailed(parts.hub, error);
      return null;
    });
    return checked;
  };
  const asked = async <T>(work: () => Promise<T>): Promise<T> => {
    await ready();
    return work();
  };
  const changed = async (touched: Touched, work: () => Promise<void>): Promise<void> => {
    const copy = await ready();
    if (!copy) return work();
    await directory.withTabLock('directory-copy', async () => {
      await work();
      const n = ((await directory.fact('copied'))?.n ?? 0) + 1;
      await directory.putFact('copied', { n });
      await append(copy, n, await snapshot(directory, touched)).catch((error: unknown) =>
        copyFailed(parts.hub, error),
      );
    });
  };

  return {
    accounts: () => asked(directory.accounts),
    account: (id) => asked(() => directory.account(id)),
    async envelopes(userId) {
      const copy = await ready();
      const found = await directory.envelopes(userId);
      if (found.damaged === 0 || !copy) return found;
      await directory
        .withTabLock('directory-copy', () => mendAccount(directory, copy, userId))
        .catch(() => {});
      return directory.envelopes(userId);
    },
    fact: (key) => asked(() => directory.fact(key)),
    create: (account, envelopes) =>
      changed({ accounts: [account.id] }, () => directory.create(account, envelopes)),
    put: (account) => changed({ accounts: [account.id] }, () => directory.put(account)),
    remove: (id) => changed({ accounts: [id] }, () => directory.remove(id)),
    putEnvelope: (envelope) =>
      changed({ accounts: [envelope.user_id] }, () => directory.putEnvelope(envelope)),
    keepOnlyEnvelope: (envelope) =>
      changed({ accounts: [envelope.user_id] }, () => directory.keepOnlyEnvelope(envelope)),
    replaceKeys: (account, envelope) =>
      changed({ accounts: [account.id], facts: ['rekey'] }, () =>
        directory.replaceKeys(account, envelope),
      ),
    move: (step) =>
      changed(
        { accounts: [step.leaving.id, step.arriving.id], facts: ['adoption', 'session'] },
        () => directory.move(step),
      ),
    putFact: (key, value) => changed({ facts: [key] }, () => directory.putFact(key, value)),
    withTabLock: directory.withTabLock,
  };
}

type Snapshot = { key: string; value: unknown }[];
type Kept = { account: AccountRecord; envelopes: KeyEnvelope[] };

async function snapshot(directory: Directory, { accounts = [], facts = [] }: Touched) {
  const taken: Snapshot = [];
  for (const id of accounts) {
    const account = await directory.account(id).catch(() => null);
    const { envelopes, damaged } = await directory.envelopes(id);
    // What cannot be read must not take the place of a copy that can.
    if (account === null || damaged > 0) continue;
    const value = account && { account, envelopes };
    taken.push({ key: `account/${id}`, value: value ?? null });
  }
  for (const name of facts) {
    taken.push({ key: `fact/${name}`, value: (await directory.fact(name)) ?? null });
  }
  return taken;
}

function append(copy: Copy, n: number, taken: Snapshot): Promise<void> {
  const of = taken.length;
  return copy.append(
    taken.map(
      ({ key, value }): CopyRecord =>
        value === null
          ? { head: { n, of, key, gone: true }, value: '' }
          : { head: { n, of, key }, value: JSON.stringify(value) },
    ),
  );
}

/** Null where there can be no copy. */
async function check(directory: Directory, parts: Parts): Promise<Copy | null> {
  const copies = await parts.copies();
  if (!copies) return null;
  const copy = copies.of(folder);
  if (await isWhole(directory, copies)) return copy;
  return directory.withTabLock('directory-copy', async () => {
    const [number, found] = [await directory.fact('copied'), await copies.peek(folder)];
    if (found === null) {
      const { accounts, damaged } = await directory.accounts();
      const known = accounts.length + damaged.length > 0;
      if (known) await copyAgain(directory, copy);
      else if (parts.pointed()) parts.hub.state.setState({ status: 'lost' }, true);
      return copy;
    }
    await putBack(directory, found, number?.n ?? 0);
    if (found.look.gaps > 0 || found.look.last < (number?.n ?? 0)) await copyAgain(directory, copy);
    return copy;
  });
}

async function isWhole(directory: Directory, copies: Copies): Promise<boolean> {
  const [number, found] = await Promise.all([directory.fact('copied'), copies.peek(folder)]);
  if (!number || !found || found.look.gaps > 0 || found.look.last !== number.n) return false;
  const { accounts, damaged } = await directory.accounts();
  if (damaged.length > 0) return false;
  const here = new Set(accounts.map(({ id }) => `account/${id}`));
  const known = found.copied.filter(({ key, value }) => key.startsWith('account/') && value);
  return known.length === here.size && known.every(({ key }) => here.has(key));
}

type Found = { look: Look; copied: Copied[] };

/** What is newer in the copy, and what only the copy can still read. */
async function putBack(directory: Directory, { look, copied }: Found, n: number): Promise<void> {
  const { accounts, damaged } = await directory.accounts();
  const whole = new Set(accounts.map(({ id }) => id));
  const torn = new Set(damaged.map(({ id }) => id));
  const certain = look.gaps === 0 && look.last >= n;
  for (const one of copied) {
    const [kind, id = ''] = one.key.split('/');
    if (kind === 'fact') {
      if (one.n > n) await putFact(directory, id as FactName, one.value);
      continue;
    }
    const gone = !whole.has(id) && !torn.has(id) && certain;
    if (one.n > n || torn.has(id) || gone) await putAccount(directory, id, one.value);
  }
  await directory.putFact('copied', { n: Math.max(n, look.last) });
}

async function putFact(directory: Directory, name: FactName, value: string | null): Promise<void> {
  if (!(factNames as readonly string[]).includes(name)) return;
  await directory.putFact(name, value === null ? undefined : parseFact(name, JSON.parse(value)));
}

async function putAccount(directory: Directory, id: string, value: string | null): Promise<void> {
  if (value === null) return directory.remove(id);
  const { account, envelopes } = JSON.parse(value) as Kept;
  const record = accountRecord.parse(account);
  // Envelopes that were replaced since must not open anything again.
  await directory.remove(id);
  await directory.create(
    record,
    envelopes.map((envelope) => keyEnvelope.parse(envelope)),
  );
}

async function mendAccount(directory: Directory, copy: Copy, id: string): Promise<void> {
  const [copied] = await copy.read([`account/${id}`]);
  if (copied?.value) await putAccount(directory, id, copied.value);
}

/** Writes the copy anew from the directory as it is. */
async function copyAgain(directory: Directory, copy: Copy): Promise<void> {
  const n = (await directory.fact('copied'))?.n ?? 0;
  const { accounts } = await directory.accounts();
  const touched = { accounts: accounts.map(({ id }) => id), facts: [...factNames] };
  await append(copy, n + 0.5, await snapshot(directory, touched));
  await copy.append([{ head: { base: n + 0.5 }, value: '' }]);
  await directory.putFact('copied', { n });
}

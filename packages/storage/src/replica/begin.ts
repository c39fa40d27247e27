import type { Store } from '../store.ts';
import { compare, copyAgain, type Restored, restore, type Verdict } from './check.ts';
import type { Copies, Copy } from './copies.ts';
import type { RecoveryHub } from './recovery.ts';
import type { SecondCopyParts } from './with-second-copy.ts';

type Beginning = {
  store: Store;
  copy: Copy;
  copies: Copies;
  userId: string;
  emptied: boolean;
  parts: SecondCopyParts;
};

/** Finds out whether what was kept is still there, and puts back what is not. */
export async function begin({
  store,
  copy,
  copies,
  userId,
  emptied,
  parts,
}: Beginning): Promise<void> {
  const { hub, kept, alone, sole, pause = aMoment } = parts;
  if (!(await copies.has(userId))) {
    if (!emptied) await alone('second-copy-again', () => copyAgain(store, copy));
    else if (await kept.has(userId)) hub.state.setState({ status: 'lost' }, true);
    return;
  }
  const verdict = await compare(store, copy, pause);
  if (verdict.found === 'whole') return;
  if (verdict.found === 'old-copy') {
    await alone('second-copy-again', () => copyAgain(store, copy));
    return;
  }
  await alone(`second-copy-back:${userId}`, async () => {
    // Another tab may have done it while this one waited for its turn.
    const now = await compare(store, copy, pause);
    if (now.found !== 'lost-rows' && now.found !== 'holes') return;
    const quiet = await wasCutOff(now, { copy, kept, userId });
    const restored = await putBack(now, { store, copy, hub, emptied, quiet });
    if (restored.unreadable > 0) await copyAgain(store, copy);
    // Read from there every time, and no news.
    if (sole) hub.state.setState({ status: 'none' }, true);
  });
  hub.rowsBack(userId);
}

async function putBack(
  verdict: Extract<Verdict, { found: 'lost-rows' | 'holes' }>,
  {
    store,
    copy,
    hub,
    emptied,
    quiet,
  }: Pick<Beginning, 'store' | 'copy' | 'emptied'> & { hub: RecoveryHub; quiet: boolean },
): Promise<Restored> {
  // Otherwise somebody may be writing: a few rows are put back behind the page.
  const show = (done: number, total: number) => {
    if (emptied && !quiet) hub.state.setState({ status: 'restoring', done, total }, true);
  };
  const restored = await restore(store, copy, verdict, show).catch((error: unknown) => {
    hub.state.setState({ status: 'none' }, true);
    throw error;
  });
  // The server may have what neither place has, and must not be told that anything was deleted.
  await store.sync.requeueAll();
  const news = !quiet || restored.unreadable > 0;
  hub.state.setState(news ? { status: 'restored', ...restored } : { status: 'none' }, true);
  return restored;
}

/** Writes, at the most. */
const lastFew = 8;

/**
 * Whether a tab was closed in the middle of its last few writes, or of its very first: the copy knew them a moment earlier
 * than the database, nobody was told that they are kept, and so nobody is told that they were missing.
 */
async function wasCutOff(
  verdict: Verdict,
  { copy, kept, userId }: Pick<Beginning, 'copy' | 'userId'> & Pick<SecondCopyParts, 'kept'>,
): Promise<boolean> {
  if (verdict.found !== 'lost-rows') return false;
  const { last } = await copy.look();
  if (last - verdict.above > lastFew) return false;
  return verdict.above > 0 || !(await kept.has(userId));
}

export const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, 500));

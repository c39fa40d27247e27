import { AppError } from '@mooring/contract';
import { drawPhrase, type LegacyEnvelope } from '@mooring/storage';
import type { AccountDependencies } from '../account-services.ts';
import type { LazyHostedSession } from '../hosted/lazy-hosted-session.ts';
import { createKeyChanges } from '../keys/key-changes.ts';
import { accountOf } from '../session/session.ts';
import type { SessionHolder } from '../session/session-holder.ts';
import { sealLegacyEnvelope } from './legacy-envelope.ts';

/** Who may read after the person's death, and since when. */
export type LegacyReader = { name: string; createdAt: string };

/** 24 new words for that reader. They open nothing before `keep`. */
export type LegacyPhrase = {
  phrase: string;
  /** The words are on paper: from now on they open the account on this device, and earlier ones do not. */
  keep(name: string): Promise<LegacyReader>;
  cancel(): void;
};

/** A second phrase for one other person. Nobody has one unless the person made it. Every failure is an AppError. */
export type LegacyAccess = {
  /** Null: nobody can read. */
  reader(): Promise<LegacyReader | null>;
  /** Throws AppError('auth.login-failed') for a wrong password. */
  prepare(password: string): Promise<LegacyPhrase>;
  /** The words that were given away open nothing any more. */
  remove(): Promise<void>;
};

export function createLegacyAccess(
  parts: AccountDependencies,
  holder: SessionHolder,
  lazyHosted: LazyHostedSession,
): LegacyAccess {
  const { env, directory } = parts;
  const { prove } = createKeyChanges(parts, lazyHosted);

  const current = async () => {
    const account = accountOf(holder.session.getState());
    const record = account && !account.visitor && (await directory.account(account.id));
    if (!record) throw new AppError('auth.failed');
    return record;
  };
  /** Replaces the envelope of one account, and drops those of accounts that are gone. */
  const put = (userId: string, envelope: LegacyEnvelope | null) =>
    directory.withTabLock('legacy', async () => {
      const { accounts, damaged } = await directory.accounts();
      const ids = new Set([...accounts, ...damaged].map(({ id }) => id));
      const others = ((await directory.fact('legacy')) ?? []).filter(
        (one) => one.user_id !== userId && ids.has(one.user_id),
      );
      await directory.putFact('legacy', envelope ? [...others, envelope] : others);
    });

  return {
    async reader() {
      const account = accountOf(holder.session.getState());
      const found = (await directory.fact('legacy'))?.find((one) => one.user_id === account?.id);
      return found ? toReader(found) : null;
    },

    async prepare(password) {
      const account = await current();
      const { dataKey } = await prove(await parts.kdf(), account, password);
      const { entropy, phrase } = await drawPhrase(env.randomBytes);
      let isCancelled = false;
      const cancel = () => {
        isCancelled = true;
        dataKey.fill(0);
        entropy.fill(0);
      };
      return {
        phrase,
        cancel,
        async keep(name) {
          if (isCancelled) throw new AppError('session.locked');
          const envelope = await sealLegacyEnvelope(
            env.randomBytes,
            {
              id: env.newId(),
              user_id: account.id,
              name: name.trim().slice(0, longestName),
              created_at: env.now().toISOString(),
            },
            entropy.slice(),
            dataKey.slice(),
          );
          await put(account.id, envelope);
          cancel();
          return toReader(envelope);
        },
      };
    },

    remove: async () => put((await current()).id, null),
  };
}

const longestName = 80;

const toReader = ({ name, created_at }: LegacyEnvelope): LegacyReader => ({
  name,
  createdAt: created_at,
});

import { keyOf } from '@mooring/contract';
import type {
  BesideKey,
  HostedAuth,
  HostedClient,
  HostedState,
  HostedStatus,
  VaultKeys,
} from '@mooring/storage';
import { createMutex } from '@mooring/storage';
import type { AccountDependencies } from '../account-services.ts';
import { reconcileEnvelopes } from '../keys/reconcile-envelopes.ts';
import { hostedIn } from '../session/session.ts';
import type { SessionHolder } from '../session/session-holder.ts';
import { openSignIn, type ProvenAccount, sealSignIn } from './kept-sign-in.ts';
import { createSessionTokens, type SessionTokens } from './session-tokens.ts';

/** A session with the service that is not attached to an account yet. */
export type UnattachedSession = { auth: HostedAuth; tokens: SessionTokens };

/** Keeps this tab's session with the hosted service consistent with the open account. */
export type HostedConnection = {
  newClient(): Promise<UnattachedSession>;
  /** Signs in with this proof once the account is open. Returns what is stored with the account's key, for a reload before that. */
  rememberProof(known: ProvenAccount, keys: VaultKeys): Promise<BesideKey>;
  /** Attaches this session to the account once it is open. Returns what is stored with the account's key. */
  attach(id: string, unattached: UnattachedSession): BesideKey;
  /** The id of the account whose session is attached. */
  attachedAccount(): string | null;
  follow(id: string): Promise<void>;
  client(): Promise<HostedClient | null>;
  token(): Promise<string | null>;
  /** The open session. Null where there is none. */
  open(): Promise<HostedAuth | null>;
  /** Drops the session in this tab. */
  detach(): void;
  /** Keeps the tokens in memory only. The returned function ends their session on the server. */
  prepareSignOut(): () => Promise<void>;
  /** 'Stay signed in' has changed. */
  stayChanged(): Promise<void>;
};

const retryMs = 60_000;

export function createHostedConnection(
  parts: AccountDependencies,
  holder: SessionHolder,
  state: HostedState,
): HostedConnection {
  const { hosting, sessionKeys, tabChannel, directory } = parts;
  const withMutex = createMutex();
  let held: { id: string; unattached: UnattachedSession } | null = null;
  let known: ProvenAccount | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const here = () => hostedIn(holder.session.getState());
  const say = (status: HostedStatus) => {
    if (state.getState().status !== status) state.setState({ status }, true);
  };

  const begin = async (): Promise<UnattachedSession> => {
    if (!hosting) throw new Error('There is no hosted service.');
    const tokens = createSessionTokens(sessionKeys, () => holder.stay() === 'stay');
    return { auth: await hosting(tokens, `mooring-${parts.env.newId()}`), tokens };
  };
  const letGo = () => {
    clearTimeout(retry);
    held?.unattached.auth.close();
    held?.unattached.tokens.unbind();
    held = null;
  };
  const wait = (id: string) => {
    say('waiting');
    clearTimeout(retry);
    retry = setTimeout(() => void follow(id), retryMs);
  };

  const take = async (id: string, unattached: UnattachedSession) => {
    if (here() !== id) return unattached.auth.close();
    if (held && held.unattached !== unattached) letGo();
    held = { id, unattached };
    unattached.auth.onSignedOut(() => {
      if (held?.unattached !== unattached) return;
      letGo();
      if (here() === id) say('sign-in');
    });
    // Without a key beside them tokens are not stored.
    await holder.stored();
    await unattached.tokens.bind(id).catch(() => {});
    const settled = await reconcileEnvelopes(directory, unattached.auth, {
      accountId: id,
      vault: openVault(id),
      used: usedBy(id),
    }).catch(() => true);
    if (here() !== id || held?.unattached !== unattached) return;
    if (known?.id === id) known = null;
    if (!settled) {
      letGo();
      return say('key-mismatch');
    }
    say('open');
  };
  const openVault = (id: string) => {
    const vault = holder.vault();
    return vault?.userId === id ? vault : null;
  };
  const usedBy = (id: string) => (known?.id === id ? known.envelope : undefined);

  /** What an earlier page proved, and left before the service had answered. */
  const keptProof = async (id: string) => {
    const sealed = await sessionKeys.getSignIn(id).catch(() => null);
    const vault = sealed && openVault(id);
    if (!vault) return null;
    const { envelopes } = await directory.envelopes(id);
    return openSignIn(vault, sealed, envelopes);
  };
  const refused = async (id: string, status: HostedStatus) => {
    known = null;
    await sessionKeys.putTokens(id, null).catch(() => {});
    say(status);
  };

  const signIn = async (person: ProvenAccount) => {
    const unattached = await begin();
    try {
      const id = await unattached.auth.signIn(person.email, person.secret);
      if (id === person.id) {
        await take(id, unattached);
        // Other tabs can read the tokens now.
        return tabChannel.post({ type: 'session-changed', accountId: id });
      }
      await unattached.auth.signOut();
      await refused(person.id, 'key-mismatch');
    } catch (error) {
      unattached.auth.close();
      if (here() !== person.id) return;
      const key = keyOf(error, 'hosting.unreachable');
      if (key === 'auth.login-failed') await refused(person.id, 'sign-in');
      else if (key === 'hosting.confirm-email') say('confirm');
      else wait(person.id);
    }
  };

  const resume = async (id: string) => {
    const unattached = await begin();
    await unattached.tokens.bind(id);
    const answer = await unattached.auth.resume().catch(() => 'unreachable' as const);
    if (here() !== id) return unattached.auth.close();
    if (answer === 'open') return take(id, unattached);
    unattached.auth.close();
    if (answer === 'unreachable') wait(id);
    else say('sign-in');
  };

  const step = async (id: string) => {
    if (here() !== id) return;
    if (held?.id === id) {
      if (state.getState().status !== 'open') await take(id, held.unattached);
      return;
    }
    if (state.getState().status === 'none') say('opening');
    if (known?.id !== id && !(await keptProof(id))) return resume(id);
    // One tab signs in; the others find its tokens.
    await directory.withTabLock(`hosted-sign-in:${id}`, async () => {
      if (known?.id !== id) known = await keptProof(id);
      await (known ? signIn(known) : resume(id));
    });
  };
  const follow = (id: string) => withMutex(() => step(id));

  globalThis.addEventListener?.('online', () => {
    const id = here();
    if (id && state.getState().status === 'waiting') void follow(id);
  });

  const open = async () => {
    const id = here();
    if (id && state.getState().status !== 'open') await follow(id);
    return state.getState().status === 'open' && held?.id === id ? held.unattached.auth : null;
  };

  return {
    newClient: begin,
    async rememberProof(person, keys) {
      known = person;
      return { signIn: await sealSignIn(parts.env, keys, person) };
    },
    attach(id, unattached) {
      if (held) letGo();
      known = null;
      held = { id, unattached };
      say('opening');
      return { tokens: unattached.tokens.held() };
    },
    attachedAccount: () => held?.id ?? null,
    follow,
    open,
    client: async () => (await open())?.client ?? null,
    async token() {
      const auth = await open();
      return auth ? auth.token() : null;
    },
    detach() {
      if (held?.id === here()) return;
      letGo();
      known = null;
    },
    prepareSignOut() {
      const leaving = held?.unattached;
      leaving?.tokens.unbind();
      held = null;
      known = null;
      return async () => {
        await leaving?.auth.signOut().catch(() => {});
      };
    },
    async stayChanged() {
      await held?.unattached.tokens.stayChanged();
    },
  };
}

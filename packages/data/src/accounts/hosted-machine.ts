import { keyOf } from '@mooring/contract';
import type {
  HostedAuth,
  HostedClient,
  HostedState,
  HostedStatus,
  KeyEnvelope,
} from '@mooring/storage';
import { createTurns } from '@mooring/storage';
import { settleEnvelopes } from './hosted-envelopes.ts';
import { createTokens, type Tokens } from './hosted-tokens.ts';
import type { AccountsParts } from './kit.ts';
import { hostedIn } from './session.ts';
import type { SessionHolder } from './session-holder.ts';

/** A session with the service that is no account's yet. */
export type Fresh = { auth: HostedAuth; tokens: Tokens };

/** What a password just proved, for signing in as soon as that is possible. Kept in this tab's memory until then. */
export type Known = { id: string; email: string; secret: string; envelope: KeyEnvelope };

/** Keeps this tab's session with the hosted service in step with the account that is open. */
export type HostedMachine = {
  begin(): Promise<Fresh>;
  /** This account, once it is open, signs in with what is known. */
  know(known: Known): void;
  /** This account, once it is open, has this session. */
  hold(id: string, fresh: Fresh): void;
  /** Whose session is held. */
  holds(): string | null;
  follow(id: string): Promise<void>;
  client(): Promise<HostedClient | null>;
  token(): Promise<string | null>;
  /** The open session. Null where there is none. */
  open(): Promise<HostedAuth | null>;
  /** Lets go in this tab. */
  drop(): void;
  /** Keeps the tokens in memory alone; what it returns ends their session on the server. */
  farewell(): () => Promise<void>;
  /** 'Stay signed in' has changed. */
  settle(): Promise<void>;
};

const retryMs = 60_000;

export function createHostedMachine(
  parts: AccountsParts,
  holder: SessionHolder,
  state: HostedState,
): HostedMachine {
  const { hosting, sessionKeys, signals, directory } = parts;
  const inTurn = createTurns();
  let held: { id: string; fresh: Fresh } | null = null;
  let known: Known | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const here = () => hostedIn(holder.session.getState());
  const say = (status: HostedStatus) => {
    if (state.getState().status !== status) state.setState({ status }, true);
  };

  const begin = async (): Promise<Fresh> => {
    if (!hosting) throw new Error('There is no hosted service.');
    const tokens = createTokens(sessionKeys, () => holder.stay() === 'stay');
    return { auth: await hosting(tokens, `mooring-${parts.env.newId()}`), tokens };
  };
  const letGo = () => {
    clearTimeout(retry);
    held?.fresh.auth.close();
    held?.fresh.tokens.loose();
    held = null;
  };
  const wait = (id: string) => {
    say('waiting');
    clearTimeout(retry);
    retry = setTimeout(() => void follow(id), retryMs);
  };

  const take = async (id: string, fresh: Fresh) => {
    if (here() !== id) return fresh.auth.close();
    if (held && held.fresh !== fresh) letGo();
    held = { id, fresh };
    fresh.auth.onSignedOut(() => {
      if (held?.fresh !== fresh) return;
      letGo();
      if (here() === id) say('sign-in');
    });
    await fresh.tokens.bind(id).catch(() => {});
    const settled = await settleEnvelopes(directory, fresh.auth, id, usedBy(id)).catch(() => true);
    if (here() !== id || held?.fresh !== fresh) return;
    if (known?.id === id) known = null;
    if (!settled) {
      letGo();
      return say('key-mismatch');
    }
    say('open');
  };
  const usedBy = (id: string) => (known?.id === id ? known.envelope : undefined);

  const signIn = async (person: Known) => {
    const fresh = await begin();
    try {
      const id = await fresh.auth.signIn(person.email, person.secret);
      if (id === person.id) {
        await take(id, fresh);
        // The other tabs find the tokens now.
        return signals.post({ type: 'session-changed', accountId: id });
      }
      await fresh.auth.signOut();
      known = null;
      say('key-mismatch');
    } catch (error) {
      fresh.auth.close();
      if (here() !== person.id) return;
      const key = keyOf(error, 'hosting.unreachable');
      if (key === 'auth.login-failed') known = null;
      if (key === 'auth.login-failed') say('sign-in');
      else if (key === 'hosting.confirm-email') say('confirm');
      else wait(person.id);
    }
  };

  const resume = async (id: string) => {
    const fresh = await begin();
    await fresh.tokens.bind(id);
    const answer = await fresh.auth.resume().catch(() => 'unreachable' as const);
    if (here() !== id) return fresh.auth.close();
    if (answer === 'open') return take(id, fresh);
    fresh.auth.close();
    if (answer === 'unreachable') wait(id);
    else say('sign-in');
  };

  const step = async (id: string) => {
    if (here() !== id) return;
    if (held?.id === id) {
      if (state.getState().status !== 'open') await take(id, held.fresh);
      return;
    }
    if (state.getState().status === 'none') say('opening');
    await (known?.id === id ? signIn(known) : resume(id));
  };
  const follow = (id: string) => inTurn(() => step(id));

  globalThis.addEventListener?.('online', () => {
    const id = here();
    if (id && state.getState().status === 'waiting') void follow(id);
  });

  const open = async () => {
    const id = here();
    if (id && state.getState().status !== 'open') await follow(id);
    return state.getState().status === 'open' && held?.id === id ? held.fresh.auth : null;
  };

  return {
    begin,
    know(person) {
      known = person;
    },
    hold(id, fresh) {
      if (held) letGo();
      known = null;
      held = { id, fresh };
      say('opening');
    },
    holds: () => held?.id ?? null,
    follow,
    open,
    client: async () => (await open())?.client ?? null,
    async token() {
      const auth = await open();
      return auth ? auth.token() : null;
    },
    drop() {
      if (held?.id === here()) return;
      letGo();
      known = null;
    },
    farewell() {
      const leaving = held?.fresh;
      leaving?.tokens.loose();
      held = null;
      known = null;
      return async () => {
        await leaving?.auth.signOut().catch(() => {});
      };
    },
    async settle() {
      await held?.fresh.tokens.settle();
    },
  };
}

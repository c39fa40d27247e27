import { AppError } from '@mooring/contract';
import type { KeyEnvelope } from '../directory/directory.ts';
import { normalizeEmail } from '../directory/directory.ts';
import type { HostedAuth, OpenHosting } from './auth.ts';

type User = {
  id: string;
  email: string;
  secret: string;
  confirmed: boolean;
  /** An email asked for, and the addresses whose codes are still to come. */
  next?: { email: string; codes: Map<string, string> };
};

/** For tests and stories: a hosted service in memory that answers as Supabase's sign-in does. */
export type MemoryHosting = {
  open: OpenHosting;
  users: User[];
  envelopes: KeyEnvelope[];
  /** Everything that was sent to it, as text: to show what is not in it. */
  requests: string[];
  /** The codes mailed, newest last. */
  mails: { to: string; code: string }[];
  /** 'off' answers nothing. 'lost' does what it is asked once more, and its answer is lost on the way. */
  network: 'on' | 'off' | 'lost';
  /** Whether an address has to be confirmed by mail. */
  confirmEmail: boolean;
  confirm(email: string): void;
  /** No token given out so far is taken any more. */
  revoke(): void;
};

export function memoryHosting(): MemoryHosting {
  const codes = new Map<string, string>();
  const sessions = new Map<string, string>();
  let tokens = 0;
  let people = 0;
  let numbers = 100_000;
  const find = (email: string) =>
    service.users.find((user) => normalizeEmail(user.email) === normalizeEmail(email));
  const mail = (to: string) => {
    numbers += 1;
    service.mails.push({ to, code: String(numbers) });
    return String(numbers);
  };

  const service: MemoryHosting = {
    users: [],
    envelopes: [],
    requests: [],
    mails: [],
    network: 'on',
    confirmEmail: false,
    confirm(email) {
      const user = find(email);
      if (user) user.confirmed = true;
    },
    revoke: () => sessions.clear(),
    async open(storage, name) {
      const refused: (() => void)[] = [];
      const asked = <T>(what: string, given: unknown[], work: () => T | Promise<T>): Promise<T> => {
        const sent = async () => {
          if (service.network === 'off') throw new AppError('hosting.unreachable');
          service.requests.push(JSON.stringify([what, ...given]));
          const answer = await work();
          if (service.network !== 'lost') return answer;
          service.network = 'off';
          throw new AppError('hosting.unreachable');
        };
        return sent();
      };
      const begin = async (user: User) => {
        tokens += 1;
        const token = `token-${tokens}`;
        sessions.set(token, user.id);
        await storage.setItem(name, token);
        return user.id;
      };
      const me = async (): Promise<User> => {
        const token = await storage.getItem(name);
        const user = service.users.find(({ id }) => id === sessions.get(token ?? ''));
        if (user) return user;
        await storage.removeItem(name);
        if (token !== null) for (const listener of refused) listener();
        throw new AppError('auth.failed');
      };
      const auth: HostedAuth = {
        client: null,
        signUp: (email, secret) =>
          asked('signUp', [email, secret], async () => {
            const there = find(email);
            if (there?.confirmed) return 'taken';
            if (there) return { id: there.id, open: false };
            people += 1;
            const id = `10000000-0000-4000-8000-${String(people).padStart(12, '0')}`;
            const user = { id, email: email.trim(), secret, confirmed: !service.confirmEmail };
            service.users.push(user);
            if (user.confirmed) await begin(user);
            return { id, open: user.confirmed };
          }),
        signIn: (email, secret) =>
          asked('signIn', [email, secret], () => {
            const user = find(email);
            if (user?.secret !== secret) throw new AppError('auth.login-failed');
            if (!user.confirmed) throw new AppError('hosting.confirm-email');
            return begin(user);
          }),
        async resume() {
          if ((await storage.getItem(name)) === null) return 'none';
          if (service.network === 'off') return 'unreachable';
          return me().then(
            () => 'open',
            () => 'none',
          );
        },
        async token() {
          return me().then(
            () => storage.getItem(name),
            () => null,
          );
        },
        setSecret: (secret) =>
          asked('setSecret', [secret], async () => {
            const user = await me();
            user.secret = secret;
            const own = await storage.getItem(name);
            for (const [token, id] of sessions) {
              if (id === user.id && token !== own) sessions.delete(token);
            }
          }),
        changeEmail: (email) =>
          asked('changeEmail', [email], async () => {
            const user = await me();
            if (find(email)) throw new AppError('auth.sign-up-failed');
            if (!service.confirmEmail) {
              user.email = email.trim();
              return 'changed';
            }
            user.next = { email, codes: new Map([[email, mail(email)]]) };
            return 'asked';
          }),
        confirmEmail: (_emails, code) =>
          asked('confirmEmail', [code], async () => {
            const user = await me();
            const { next } = user;
            const address = [...(next?.codes ?? [])].find(([, sent]) => sent === code)?.[0];
            if (!next || !address) throw new AppError('hosting.code-wrong');
            next.codes.delete(address);
            if (next.codes.size > 0) return 'one-more';
            user.email = next.email;
            delete user.next;
            return 'changed';
          }),
        sendCode: (email) =>
          asked('mailCode', [email], () => {
            const user = find(email);
            if (user) codes.set(user.id, mail(user.email));
          }),
        signInWithCode: (email, code) =>
          asked('openByCode', [email, code], () => {
            const user = find(email);
            if (!user || codes.get(user.id) !== code) throw new AppError('hosting.code-wrong');
            codes.delete(user.id);
            user.confirmed = true;
            return begin(user);
          }),
        envelopes: () =>
          asked('envelopes', [], async () => {
            const { id } = await me();
            return structuredClone(service.envelopes.filter(({ user_id }) => user_id === id));
          }),
        putEnvelope: (envelope) =>
          asked('putEnvelope', [envelope], async () => {
            const { id } = await me();
            if (envelope.user_id !== id) throw new AppError('auth.failed');
            const there = service.envelopes.some((one) => one.id === envelope.id);
            if (!there) service.envelopes.unshift(structuredClone(envelope));
          }),
        keepOnlyEnvelope: ({ id, kind }) =>
          asked('keepOnlyEnvelope', [id], async () => {
            const user = await me();
            service.envelopes = service.envelopes.filter(
              (one) => one.user_id !== user.id || one.kind !== kind || one.id === id,
            );
          }),
        deleteAccount: () =>
          asked('leave', [], async () => {
            const user = await me();
            service.users = service.users.filter((one) => one !== user);
            service.envelopes = service.envelopes.filter(({ user_id }) => user_id !== user.id);
            sessions.clear();
          }),
        async signOut() {
          const token = await storage.getItem(name);
          await storage.removeItem(name);
          await asked('end', [], () => void sessions.delete(token ?? '')).catch(() => {});
        },
        close() {},
        onSignedOut: (listener) => void refused.push(listener),
      };
      return auth;
    },
  };
  return service;
}

import { AppError } from '@mooring/contract';
import { type KeyEnvelope, normalizeEmail } from '../directory/directory.ts';
import type { HostedAuth, OpenHosting } from './auth.ts';

type User = {
  id: string;
  email: string;
  secret: string;
  confirmed: boolean;
  /** The email it changes to, and the addresses that have not confirmed yet. */
  nextEmail?: { email: string; codes: Map<string, string> };
};

/** For tests and stories: a fake of the hosted service in memory, which answers as Supabase's sign-in does. */
export type MemoryHosting = {
  open: OpenHosting;
  users: User[];
  envelopes: KeyEnvelope[];
  /** Every request as text, so that a test can show what none of them contains. */
  requests: string[];
  /** The codes mailed, newest last. */
  mails: { to: string; code: string }[];
  /** 'offline' answers nothing. 'answer-lost' handles one more request, loses its answer and then is offline. */
  network: 'online' | 'offline' | 'answer-lost';
  /** Whether an address has to be confirmed by mail. */
  confirmEmail: boolean;
  confirm(email: string): void;
  /** Makes every token invalid that was issued so far. */
  revoke(): void;
};

export function memoryHosting(): MemoryHosting {
  const codes = new Map<string, string>();
  const sessions = new Map<string, string>();
  let tokens = 0;
  let ids = 0;
  let lastCode = 100_000;
  const find = (email: string) =>
    service.users.find((user) => normalizeEmail(user.email) === normalizeEmail(email));
  const mail = (to: string) => {
    lastCode += 1;
    service.mails.push({ to, code: String(lastCode) });
    return String(lastCode);
  };

  const service: MemoryHosting = {
    users: [],
    envelopes: [],
    requests: [],
    mails: [],
    network: 'online',
    confirmEmail: false,
    confirm(email) {
      const user = find(email);
      if (user) user.confirmed = true;
    },
    revoke: () => sessions.clear(),
    async open(storage, name) {
      const signedOutListeners: (() => void)[] = [];
      const request = async <T>(
        method: keyof HostedAuth,
        given: unknown[],
        work: () => T | Promise<T>,
      ): Promise<T> => {
        if (service.network === 'offline') throw new AppError('hosting.unreachable');
        service.requests.push(JSON.stringify([method, ...given]));
        const answer = await work();
        if (service.network !== 'answer-lost') return answer;
        service.network = 'offline';
        throw new AppError('hosting.unreachable');
      };
      const openSession = async (user: User) => {
        tokens += 1;
        const token = `token-${tokens}`;
        sessions.set(token, user.id);
        await storage.setItem(name, token);
        return user.id;
      };
      const signedInUser = async (): Promise<User> => {
        const token = await storage.getItem(name);
        const user = service.users.find(({ id }) => id === sessions.get(token ?? ''));
        if (user) return user;
        await storage.removeItem(name);
        if (token !== null) for (const listener of signedOutListeners) listener();
        throw new AppError('auth.failed');
      };
      const auth: HostedAuth = {
        client: null,
        signUp: (email, secret) =>
          request('signUp', [email, secret], async () => {
            const there = find(email);
            if (there?.confirmed) return 'taken';
            if (there) return { id: there.id, isOpen: false };
            ids += 1;
            const id = `10000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
            const user = { id, email: email.trim(), secret, confirmed: !service.confirmEmail };
            service.users.push(user);
            if (user.confirmed) await openSession(user);
            return { id, isOpen: user.confirmed };
          }),
        signIn: (email, secret) =>
          request('signIn', [email, secret], () => {
            const user = find(email);
            if (user?.secret !== secret) throw new AppError('auth.login-failed');
            if (!user.confirmed) throw new AppError('hosting.confirm-email');
            return openSession(user);
          }),
        async resume() {
          if ((await storage.getItem(name)) === null) return 'none';
          if (service.network === 'offline') return 'unreachable';
          return signedInUser().then(
            () => 'open',
            () => 'none',
          );
        },
        async token() {
          return signedInUser().then(
            () => storage.getItem(name),
            () => null,
          );
        },
        setSecret: (secret) =>
          request('setSecret', [secret], async () => {
            const user = await signedInUser();
            user.secret = secret;
            const own = await storage.getItem(name);
            for (const [token, id] of sessions) {
              if (id === user.id && token !== own) sessions.delete(token);
            }
          }),
        changeEmail: (email) =>
          request('changeEmail', [email], async () => {
            const user = await signedInUser();
            if (find(email)) throw new AppError('auth.sign-up-failed');
            if (!service.confirmEmail) {
              user.email = email.trim();
              return 'changed';
            }
            user.nextEmail = { email, codes: new Map([[email, mail(email)]]) };
            return 'code-sent';
          }),
        confirmEmail: (_emails, code) =>
          request('confirmEmail', [code], async () => {
            const user = await signedInUser();
            const { nextEmail } = user;
            const address = [...(nextEmail?.codes ?? [])].find(([, sent]) => sent === code)?.[0];
            if (!nextEmail || !address) throw new AppError('hosting.code-wrong');
            nextEmail.codes.delete(address);
            if (nextEmail.codes.size > 0) return 'one-more';
            user.email = nextEmail.email;
            delete user.nextEmail;
            return 'changed';
          }),
        sendCode: (email) =>
          request('sendCode', [email], () => {
            const user = find(email);
            if (user) codes.set(user.id, mail(user.email));
          }),
        signInWithCode: (email, code) =>
          request('signInWithCode', [email, code], () => {
            const user = find(email);
            if (!user || codes.get(user.id) !== code) throw new AppError('hosting.code-wrong');
            codes.delete(user.id);
            user.confirmed = true;
            return openSession(user);
          }),
        envelopes: () =>
          request('envelopes', [], async () => {
            const { id } = await signedInUser();
            return structuredClone(service.envelopes.filter(({ user_id }) => user_id === id));
          }),
        putEnvelope: (envelope) =>
          request('putEnvelope', [envelope], async () => {
            const { id } = await signedInUser();
            if (envelope.user_id !== id) throw new AppError('auth.failed');
            const there = service.envelopes.some((one) => one.id === envelope.id);
            if (!there) service.envelopes.unshift(structuredClone(envelope));
          }),
        keepOnlyEnvelope: ({ id, kind }) =>
          request('keepOnlyEnvelope', [id], async () => {
            const user = await signedInUser();
            service.envelopes = service.envelopes.filter(
              (one) => one.user_id !== user.id || one.kind !== kind || one.id === id,
            );
          }),
        deleteAccount: () =>
          request('deleteAccount', [], async () => {
            const user = await signedInUser();
            service.users = service.users.filter((one) => one !== user);
            service.envelopes = service.envelopes.filter(({ user_id }) => user_id !== user.id);
            sessions.clear();
          }),
        async signOut() {
          const token = await storage.getItem(name);
          await storage.removeItem(name);
          await request('signOut', [], () => void sessions.delete(token ?? '')).catch(() => {});
        },
        close() {},
        onSignedOut: (listener) => void signedOutListeners.push(listener),
      };
      return auth;
    },
  };
  return service;
}

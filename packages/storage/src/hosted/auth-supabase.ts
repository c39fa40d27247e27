import { AppError, type MessageKey } from '@mooring/contract';
import { isAuthRetryableFetchError, type PostgrestError } from '@supabase/supabase-js';
import { keyEnvelope } from '../directory/directory-schema.ts';
import type { HostedAuth, OpenHosting } from './auth.ts';
import { createHostedClient } from './client-supabase.ts';
import type { HostedClient } from './session.ts';

type AuthFailure = {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
} | null;

const envelopesTable = 'key_envelopes';
/** The database takes no more from one person, so none can be pushed out of the answer. */
const maxEnvelopes = 100;

/**
 * The codes of a sign-up with an address that has an account. The last one is also the code of the mail rate limit: a
 * caller must not be able to tell the two apart.
 */
const takenCodes = new Set(['user_already_exists', 'email_exists', 'over_email_send_rate_limit']);

/** The hosted accounts over Supabase Auth and the table of key envelopes. */
export const supabaseHosting =
  (where: { url: string; key: string }): OpenHosting =>
  async (storage, name) =>
    supabaseAuth(createHostedClient({ ...where, storage, name }));

function supabaseAuth(client: HostedClient): HostedAuth {
  const { auth } = client;
  const idOf = (user: { id: string } | null | undefined) => {
    if (!user) throw new AppError('auth.failed');
    return user.id;
  };
  const currentEmail = async () => {
    const { data, error } = await auth.getUser();
    throwIfAuthFailed(error);
    return data.user?.email?.toLowerCase();
  };

  return {
    client,
    async signUp(email, secret) {
      const { data, error } = await auth.signUp({ email: email.trim(), password: secret });
      if (takenCodes.has(error?.code ?? '')) return 'taken';
      throwIfAuthFailed(error);
      // With confirmations on, Supabase answers an address that has an account with a made-up user.
      if (data.user?.identities?.length === 0) return 'taken';
      return { id: idOf(data.user), isOpen: data.session !== null };
    },
    async signIn(email, secret) {
      const given = { email: email.trim(), password: secret };
      const { data, error } = await auth.signInWithPassword(given);
      if (error?.code === 'email_not_confirmed') throw new AppError('hosting.confirm-email');
      throwIfAuthFailed(error, { invalid_credentials: 'auth.login-failed' });
      return idOf(data.user);
    },
    async resume() {
      const { data, error } = await auth.getSession();
      if (error && isAuthRetryableFetchError(error)) return 'unreachable';
      return data.session ? 'open' : 'none';
    },
    token: async () => (await auth.getSession()).data.session?.access_token ?? null,
    async setSecret(secret) {
      const { error } = await auth.updateUser({ password: secret });
      if (error?.code !== 'same_password') throwIfAuthFailed(error);
    },
    async changeEmail(email) {
      const { data, error } = await auth.updateUser({ email: email.trim() });
      throwIfAuthFailed(error, { email_exists: 'auth.sign-up-failed' });
      return data.user?.email?.toLowerCase() === email.trim().toLowerCase()
        ? 'changed'
        : 'code-sent';
    },
    async confirmEmail({ from, to }, code) {
      const token = code.replace(/\s/g, '');
      for (const email of [to, from]) {
        const { error } = await auth.verifyOtp({ email, token, type: 'email_change' });
        if (error && (error.status ?? 500) >= 400 && error.status !== 403) throwIfAuthFailed(error);
        if (!error) {
          const changed = (await currentEmail()) === to.trim().toLowerCase();
          return changed ? 'changed' : 'one-more';
        }
      }
      throw new AppError('hosting.code-wrong');
    },
    async sendCode(email) {
      const { error } = await auth.resetPasswordForEmail(email.trim());
      throwIfAuthFailed(error);
    },
    async signInWithCode(email, code) {
      const token = code.replace(/\s/g, '');
      const { data, error } = await auth.verifyOtp({
        email: email.trim(),
        token,
        type: 'recovery',
      });
      throwIfAuthFailed(error, {
        otp_expired: 'hosting.code-wrong',
        validation_failed: 'hosting.code-wrong',
      });
      return idOf(data.user);
    },
    async envelopes() {
      const { data, error } = await client
        .from(envelopesTable)
        .select('id, user_id, kind, kdf, wrapped, checksum, created_at, seal')
        .order('created_at', { ascending: false })
        .limit(maxEnvelopes);
      throwIfRowsFailed(error);
      return (data ?? []).flatMap((row) => {
        const created = Date.parse(String(row.created_at));
        const at = Number.isNaN(created) ? row.created_at : new Date(created).toISOString();
        return keyEnvelope.safeParse({ ...row, created_at: at }).data ?? [];
      });
    },
    async putEnvelope(envelope) {
      // An envelope never changes, so its own id serves as the mutation id.
      const { error } = await client
        .from(envelopesTable)
        .upsert(
          { ...envelope, op: envelope.id },
          { onConflict: 'user_id,id', ignoreDuplicates: true },
        );
      throwIfRowsFailed(error);
    },
    async keepOnlyEnvelope({ id, user_id, kind }) {
      const { error } = await client
        .from(envelopesTable)
        .delete()
        .eq('user_id', user_id)
        .eq('kind', kind)
        .neq('id', id);
      throwIfRowsFailed(error);
    },
    async deleteAccount() {
      const { error } = await client.rpc('leave_hosting');
      throwIfRowsFailed(error);
    },
    async signOut() {
      await auth.stopAutoRefresh();
      await auth.signOut({ scope: 'local' }).catch(() => {});
    },
    close: () => void auth.stopAutoRefresh(),
    onSignedOut(listener) {
      auth.onAuthStateChange((event) => {
        if (event === 'SIGNED_OUT') listener();
      });
    },
  };
}

/** Throws the AppError for a failure, if there is one. The service’s own message is left out: it may name an address. */
function throwIfAuthFailed(
  error: AuthFailure,
  keys: Partial<Record<string, MessageKey>> = {},
): void {
  if (!error) return;
  if (error.code === 'over_email_send_rate_limit') throw new AppError('hosting.too-soon');
  if (isAuthRetryableFetchError(error) || !error.status || error.status >= 500) {
    throw new AppError('hosting.unreachable');
  }
  throw new AppError(keys[error.code ?? ''] ?? 'auth.failed');
}

function throwIfRowsFailed(error: PostgrestError | null): void {
  if (!error) return;
  throw new AppError(error.code === '' ? 'hosting.unreachable' : 'auth.failed');
}

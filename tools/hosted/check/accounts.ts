/** The accounts of a check, what it has made in them, and how it takes that away again. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type Answer, inWords, isFine, type Project, rowsOf } from './project.ts';
import { kept, type Table, tables } from './tables.ts';

export type Given = { email: string; password: string };

export type Account = Given & {
  id: string;
  token: string;
  /** Whether the check made it, and so removes it. */
  isOurs: boolean;
  /** The ids of rows that the check has made, or has tried to make. */
  made: Map<Table, Set<string>>;
};

/** Everything that a check needs to know of two people. */
export type People = { one: Account; two: Account };

/** What every row and account of a check is called, so that nobody takes it for a person's. */
export const checkName = 'mooring-check';

export const newId = () => `${checkName}-${randomUUID()}`;

export const accountOf = (given: Given): Account => ({
  ...given,
  id: '',
  token: '',
  isOurs: false,
  made: new Map(),
});

/** An account nobody gets mail for: `.invalid` is no domain and never will be. */
export const newAccount = (): Account => ({
  ...accountOf({
    email: `made-by-${checkName}-${randomBytes(8).toString('hex')}@${checkName}.invalid`,
    password: randomBytes(36).toString('base64url'),
  }),
  isOurs: true,
});

/** Makes it with the secret key, confirmed and without a mail. */
export const register = (project: Project, { email, password }: Given, serviceKey: string) =>
  project('/auth/v1/admin/users', {
    method: 'POST',
    apikey: serviceKey,
    body: { email, password, email_confirm: true },
  });

export async function logIn(project: Project, account: Account): Promise<Answer> {
  const answer = await tryPassword(project, account);
  const { access_token, user } = answer.body as { access_token?: string; user?: { id?: string } };
  if (isFine(answer)) Object.assign(account, { token: access_token ?? '', id: user?.id ?? '' });
  return answer;
}

export const tryPassword = (project: Project, { email, password }: Given) =>
  project('/auth/v1/token?grant_type=password', { method: 'POST', body: { email, password } });

/** The tables in which an account has rows. Tombstones that an earlier check left are none. */
export async function whatIsThere(project: Project, { id, token }: Account): Promise<string[]> {
  const others = `&and=(id.not.like.${checkName}-*,id.neq.${id})`;
  const found: string[] = [];
  for (const table of [...tables, 'tombstones']) {
    const filter = `user_id=eq.${id}${table === 'tombstones' ? others : ''}`;
    const answer = await project(`/rest/v1/${table}?select=id&${filter}&limit=1`, { token });
    if (!isFine(answer)) throw new Error(`reading ${table} is answered with ${inWords(answer)}`);
    if (rowsOf(answer).length > 0) found.push(table);
  }
  return found;
}

export type Writing = {
  /** Whose token is sent, where it is not the owner's. */
  token?: string;
  /** Columns in place of those of the sample. */
  with?: Record<string, unknown>;
};

/** Inserts one row as the app does. Noted before it is sent, so that it is removed whatever becomes of the answer. */
export async function insert(
  project: Project,
  owner: Account,
  table: Table,
  { token = owner.token, with: columns = {} }: Writing = {},
): Promise<Answer> {
  const row = newRow(owner, table, columns);
  note(owner, table, row.id);
  return project(`/rest/v1/${table}?on_conflict=user_id,id&select=id,rev,seq,op`, {
    method: 'POST',
    token,
    headers: { Prefer: 'return=representation,resolution=ignore-duplicates' },
    body: [row],
  });
}

export function newRow(owner: Account, table: Table, columns: Record<string, unknown> = {}) {
  const id = table === 'writing_streaks' ? owner.id : newId();
  return { ...kept[table].row, id, user_id: owner.id, op: randomUUID(), ...columns } as Record<
    string,
    unknown
  > & { id: string; op: string };
}

export function note(owner: Account, table: Table, id: string) {
  owner.made.set(table, (owner.made.get(table) ?? new Set()).add(id));
}

/** Removes what the check has made in this account, and the account where it made that. Returns what is left, as sentences. */
export async function takeAway(
  project: Project,
  account: Account,
  serviceKey: string,
): Promise<string[]> {
  const { email } = account;
  // Where the making was cut off there is no id yet, and nobody knows whether there is an account.
  const entered = account.isOurs && account.id ? null : await logIn(project, account);
  if (account.isOurs && entered?.code === 'invalid_credentials') return [];
  if (entered && !isFine(entered))
    return [`the account ${email} and what is in it (logging in: ${inWords(entered)})`];
  if (account.isOurs) {
    const path = `/auth/v1/admin/users/${account.id}`;
    const removed = await project(path, { method: 'DELETE', apikey: serviceKey });
    const isGone = isFine(removed) || removed.status === 404;
    return isGone ? [] : [`the account ${email} (removing: ${inWords(removed)})`];
  }
  const left: string[] = [];
  for (const [table, ids] of account.made) {
    const stay = await removeRows(project, account, table, [...ids]);
    if (stay.length > 0) left.push(`${table} of ${email}: ${stay.join(', ')}`);
  }
  await project('/auth/v1/logout?scope=local', { method: 'POST', token: account.token });
  return left;
}

/** Returns the ids that are still there. */
async function removeRows(project: Project, { id, token }: Account, table: Table, ids: string[]) {
  const quoted = ids.map((one) => `"${encodeURIComponent(one)}"`);
  const stay: string[] = [];
  for (let at = 0; at < quoted.length; at += 40) {
    const these = `user_id=eq.${id}&id=in.(${quoted.slice(at, at + 40).join()})`;
    await project(`/rest/v1/${table}?${these}`, { method: 'DELETE', token });
    const seen = await project(`/rest/v1/${table}?select=id&${these}`, { token });
    if (isFine(seen)) stay.push(...rowsOf(seen).map((row) => String(row.id)));
    else stay.push(`perhaps some (asking: ${inWords(seen)})`);
  }
  return stay;
}

import { z } from 'zod';
import { refuse } from './refusal.ts';
import type { CommonSettings } from './settings.ts';

export type TurnKind = 'chat' | 'speech';

const userSchema = z.object({ id: z.uuid() });
const secondsSchema = z.number().int().min(0);

const projectWait = 8_000;

/** Somebody who is signed in: the headers that ask the project in their name. */
export type Asker = { headers: Record<string, string> };

/**
 * Lets nobody by who is not signed in. The project's own Auth says whether the token is good (it also knows sessions that
 * were ended before their token runs out). Asked before the body is read: what a stranger sends is not looked at.
 */
export async function whoAsks(
  { headers: sent, signal }: Request,
  settings: CommonSettings,
): Promise<Asker> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(sent.get('authorization') ?? '')?.[1];
  if (!token) throw refuse('no-token');
  const headers = { apikey: publishableKey(settings), Authorization: `Bearer ${token}` };
  await askProject(`${settings.SUPABASE_URL}/auth/v1/user`, { headers, signal }, userSchema);
  return { headers };
}

/**
 * Lets nobody by who has asked too often. The database counts turns under the person's own token: these functions hold no
 * key that opens anybody's rows.
 */
export async function takeTurn(
  { headers }: Asker,
  kind: TurnKind,
  { signal }: Request,
  settings: CommonSettings,
) {
  const seconds = await askProject(
    `${settings.SUPABASE_URL}/rest/v1/rpc/take_turn`,
    {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind }),
      signal,
    },
    secondsSchema,
  );
  if (seconds > 0) throw refuse('too-many', seconds);
}

async function askProject<T>(
  url: string,
  init: RequestInit & { signal: AbortSignal },
  schema: z.ZodType<T>,
): Promise<T> {
  const signal = AbortSignal.any([init.signal, AbortSignal.timeout(projectWait)]);
  const response = await fetch(url, { ...init, signal, redirect: 'error' }).catch(() => {
    throw refuse('project-away');
  });
  const said = await response.json().catch(() => undefined);
  if (response.status === 401 || response.status === 403) throw refuse('no-token');
  const read = schema.safeParse(said);
  if (!response.ok || !read.success) throw refuse('project-away');
  return read.data;
}

const keysSchema = z.record(z.string(), z.string());

function publishableKey({ SUPABASE_PUBLISHABLE_KEYS, SUPABASE_ANON_KEY }: CommonSettings): string {
  try {
    const keys = keysSchema.parse(JSON.parse(SUPABASE_PUBLISHABLE_KEYS ?? ''));
    return keys.default ?? Object.values(keys)[0] ?? '';
  } catch {
    return SUPABASE_ANON_KEY ?? '';
  }
}

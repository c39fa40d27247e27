/** A service of this deployment that holds a provider's key. Null where there is none. */
export type HostedService = {
  /** Without a slash at its end. */
  url: string;
  /** Who receives the words in the end, as the consent names it. */
  receiver: string;
  /**
   * The project's publishable key, where the service is this deployment's Supabase project: there it answers only people
   * who are signed in to it. Left out where it is a service of the deployer's own, which looks after itself.
   */
  project?: string;
} | null;

/** Who answers in a hosted conversation: the deployer's own service, or the project's function. Needs a named receiver. */
export const readHostedService = (env: Record<string, unknown>): HostedService =>
  serviceOf(env, env.VITE_MOORING_CHAT_RECEIVER);

/**
 * Who reads aloud with the enhanced voice. The deployer's own service gives what it gets to the same receiver unless another
 * is named; the project's function has a provider of its own for voices, so that one has to be named.
 */
export const readHostedVoice = (env: Record<string, unknown>): HostedService =>
  serviceOf(
    env,
    env.VITE_MOORING_VOICE_RECEIVER ||
      (ownService(env) ? env.VITE_MOORING_CHAT_RECEIVER : undefined),
  );

function serviceOf(env: Record<string, unknown>, receiver: unknown): HostedService {
  if (typeof receiver !== 'string' || receiver === '') return null;
  const own = ownService(env);
  if (own) return { url: own, receiver };
  const project = readSupabase(env);
  return project && { url: `${project.url}/functions/v1`, receiver, project: project.key };
}

function ownService({ VITE_MOORING_CHAT_URL: url }: Record<string, unknown>): string | null {
  return typeof url === 'string' && URL.canParse(url) ? url.replace(/\/+$/, '') : null;
}

/** Where the rows of hosted accounts are kept. `key` is the publishable one, which every visitor may read. */
export type SupabaseProject = {
  /** Without a slash at its end. */
  url: string;
  key: string;
} | null;

/** From `VITE_SUPABASE_URL` and `VITE_SUPABASE_ANON_KEY`. Null unless both are there and fit for a page anyone may read. */
export function readSupabase(env: Record<string, unknown>): SupabaseProject {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = env;
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  if (typeof key !== 'string' || key === '' || isSecret(key)) return null;
  const { protocol, origin, pathname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return { url: `${origin}${pathname}`.replace(/\/+$/, ''), key };
}

/** A key that opens every row must never be in a page: a slip of whoever deploys turns the hosted service off instead. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, claims = ''] = key.split('.');
  try {
    return atob(claims.replaceAll('-', '+').replaceAll('_', '/')).includes('service_role');
  } catch {
    return false;
  }
}

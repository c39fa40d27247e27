/** A service of this deployment that holds the key of a provider. Null if there is none. */
export type HostedService = {
  /** Without a slash at its end. */
  url: string;
  /** The final receiver of the words, as the consent names it. */
  receiver: string;
  /** The model that is asked for. Left out where the service chooses. */
  model?: string;
  /**
   * The publishable key, if the service is this deployment's Supabase project, which answers only signed-in people.
   * Left out for a service of the deployer's own, which has its own access control.
   */
  project?: string;
} | null;

/**
 * The service for hosted conversations: the deployer's own, or the function of the Supabase project. Null without a
 * named receiver.
 */
export const readHostedService = (env: Record<string, unknown>): HostedService =>
  serviceOf(env, env.VITE_MOORING_CHAT_RECEIVER);

/**
 * The service for the enhanced voice. The deployer's own service passes the text to the same receiver unless another is
 * named. The project's function uses another provider for voices, so its receiver must be named.
 */
export const readHostedVoice = (env: Record<string, unknown>): HostedService =>
  serviceOf(
    env,
    env.VITE_MOORING_VOICE_RECEIVER ||
      (ownService(env) ? env.VITE_MOORING_CHAT_RECEIVER : undefined),
  );

function serviceOf(env: Record<string, unknown>, receiver: unknown): HostedService {
  if (typeof receiver !== 'string' || receiver === '') return null;
  const { VITE_MOORING_CHAT_MODEL: name } = env;
  const model = typeof name === 'string' && name !== '' ? { model: name } : {};
  const own = ownService(env);
  if (own) return { url: own, receiver, ...model };
  const project = readSupabase(env);
  const url = `${project?.url}/functions/v1`;
  return project && { url, receiver, ...model, project: project.key };
}

function ownService({ VITE_MOORING_CHAT_URL: url }: Record<string, unknown>): string | null {
  return typeof url === 'string' && URL.canParse(url) ? url.replace(/\/+$/, '') : null;
}

/** The Supabase project of hosted accounts. `key` is the publishable key, which every visitor may read. */
export type SupabaseProject = {
  /** Without a slash at its end. */
  url: string;
  key: string;
} | null;

/** From `VITE_SUPABASE_URL` and `VITE_SUPABASE_ANON_KEY`. Null unless both are set and may be public. */
export function readSupabase(env: Record<string, unknown>): SupabaseProject {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = env;
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  if (typeof key !== 'string' || key === '' || isSecret(key)) return null;
  const { protocol, origin, pathname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return { url: `${origin}${pathname}`.replace(/\/+$/, ''), key };
}

/** A secret key must never be part of a page. If the deployer configures one by mistake, the hosted service is off. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, claims = ''] = key.split('.');
  try {
    return atob(claims.replaceAll('-', '+').replaceAll('_', '/')).includes('service_role');
  } catch {
    return false;
  }
}

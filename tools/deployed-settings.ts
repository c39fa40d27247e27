import { readSupabase } from '../packages/data/src/gateways/hosted-service.ts';
import { namedOrigins } from './headers.ts';

/** What a page may know of the services a deployment uses. Everybody can read it: no name of a secret belongs here. */
const names = [
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'VITE_MOORING_CHAT_URL',
  'VITE_MOORING_CHAT_RECEIVER',
  'VITE_MOORING_CHAT_MODEL',
  'VITE_MOORING_VOICE_RECEIVER',
] as const;

/**
 * The line of `boot.js` that says where the hosted service is, from the environment of `pnpm compose`: one build serves
 * with it and without. Throws for a key that must never be in a page.
 */
export function settingsScript(env: Record<string, string | undefined>): string {
  if (env.VITE_SUPABASE_ANON_KEY && !readSupabase(env)) {
    throw new Error(
      'VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY: an address and the publishable key.',
    );
  }
  const given = names.flatMap((name) => (env[name] ? [[name, env[name]]] : []));
  // Always, also where it names nobody: the page then knows that a service of a person's own cannot be called.
  given.push(['MOORING_CONNECT', namedOrigins('MOORING_CONNECT', env).join(' ')]);
  return `globalThis.MOORING_SETTINGS=${JSON.stringify(Object.fromEntries(given))};`;
}

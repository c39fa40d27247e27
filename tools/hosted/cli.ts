import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the supabase CLI over `supabase/`, without Docker and without telemetry. Returns its output; throws where it fails. */
export function supabaseCli(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/supabase'),
    [...args, '--workdir', root],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        NO_COLOR: '1',
        SUPABASE_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
        MOORING_SITE_URL: process.env.MOORING_SITE_URL ?? 'http://127.0.0.1:4173',
      },
    },
  );
  if (status !== 0) throw new Error(`supabase ${args[0]} ${args[1]} failed.\n${stdout}${stderr}`);
  return stdout;
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { supabaseCli } from './cli.ts';

export const schemaFile = fileURLToPath(
  new URL('../../packages/storage/src/hosted/schema-supabase.ts', import.meta.url),
);

const root = fileURLToPath(new URL('../..', import.meta.url));

const head = `/** Written by \`pnpm hosted:types\` from the migrations. A check of the hosted side fails where it is out of date. */\n`;

/** The types of the tables as the supabase CLI makes them, without the helpers nobody asks for. */
export function schemaTypes(url: string): string {
  const all = supabaseCli('gen', 'types', 'typescript', `--remote=${url}`, '--schema', 'public');
  const types = all.slice(
    all.indexOf('export type Json'),
    all.indexOf('type DatabaseWithoutInternals'),
  );
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin', 'biome'),
    ['format', `--stdin-file-path=${schemaFile}`],
    {
      input: head + types.replace('export type Json', 'type Json'),
      encoding: 'utf8',
    },
  );
  return stdout;
}

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './mooring.ts';
import { removeFolder } from './remove-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Secrets in an operator's environment that must not be in any deployed file. */
const secrets = {
  MOORING_CHAT_KEY: 'sk-canary-0b5e-chat-key',
  MOORING_VOICE_KEY: 'canary-0b5e-voice-key',
  MOORING_VOICE_FEMALE: 'canary-0b5e-voice',
  SUPABASE_SERVICE_ROLE_KEY: 'canary-0b5e-service-role',
  SUPABASE_SECRET_KEYS: 'canary-0b5e-secret-keys',
  SUPABASE_ACCESS_TOKEN: 'sbp_canary-0b5e-access-token',
  SUPABASE_DB_PASSWORD: 'canary-0b5e-database',
  SUPABASE_DB_URL: 'postgres://canary-0b5e-database',
};
/** Control: public settings that have to be found by the same search. */
const open = { VITE_MOORING_CHAT_RECEIVER: 'canary-0b5e-receiver' };

const textIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|woff2|wasm|png|webp|ico)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

test('a build with every secret in its environment contains none of them, nor their names', async ({
  deployment,
}) => {
  const out = mkdtempSync(join(tmpdir(), 'mooring-secrets-'));
  try {
    await run(['node_modules/vite/bin/vite.js', 'build', 'shell'], { MOORING_OUT: out });
    const built = textIn(out);
    expect(built).toContain(open.VITE_MOORING_CHAT_RECEIVER);
    for (const secret of Object.values(secrets)) expect(built).not.toContain(secret);

    await run(['node_modules/tsx/dist/cli.mjs', 'tools/compose.ts', deployment.dist], {});
    const deployed = textIn(deployment.dist);
    expect(deployed).toContain(open.VITE_MOORING_CHAT_RECEIVER);
    for (const secret of [...Object.keys(secrets), 'canary-0b5e-secret', 'service_role_key'])
      expect(deployed).not.toContain(secret);
    for (const secret of Object.values(secrets)) expect(deployed).not.toContain(secret);
  } finally {
    removeFolder(out);
  }
});

test('composing fails when a secret key is given in place of the publishable one', async ({
  deployment,
}) => {
  const slip = {
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_secret_canary-0b5e',
  };
  const composing = run(
    ['node_modules/tsx/dist/cli.mjs', 'tools/compose.ts', deployment.dist],
    slip,
  );
  await expect(composing).rejects.toThrow(/publishable key/);
  expect(textIn(deployment.dist)).not.toContain(slip.VITE_SUPABASE_ANON_KEY);
});

/** Runs a program of the workspace with every secret in its environment. Throws with its output. */
async function run(program: string[], more: Record<string, string>) {
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { ...process.env, ...secrets, ...open, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listen = (piece: Buffer) => {
    said += piece.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(said);
}

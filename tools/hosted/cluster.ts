/** A temporary PostgreSQL server: empty, like a new hosted project, then migrated by the real CLI. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { supabaseCli } from './cli.ts';
import { endingWithUs } from './end-with-us.ts';
import { freePort } from './free-port.ts';
import { ensurePostgres, serverUser } from './postgres.ts';

export type Cluster = {
  /** Of the database, as the role that owns the tables when hosted: no superuser. */
  url: string;
  /** The same as the superuser, for pgTAP and for looking behind row level security. */
  adminUrl: string;
  stop(): Promise<void>;
};

/** `changed` settings of the server stand over those of the tests. */
export async function startCluster(changed: Record<string, string> = {}): Promise<Cluster> {
  const cluster = await startEmptyCluster(changed);
  try {
    await becomeNewProject(cluster);
    migrate(cluster.url);
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function startEmptyCluster(changed: Record<string, string>): Promise<Cluster> {
  const bin = ensurePostgres();
  const user = serverUser();
  sweep();
  const folder = mkdtempSync(join(tmpdir(), prefix));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'supabase_admin', '-A', 'trust', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), [...initdb, '-E', 'UTF8', '--locale=C'], {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed.\n${made.stdout}${made.stderr}`);

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    // Durability is not needed here.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    shared_buffers: '128MB',
    max_connections: 60,
    timezone: 'UTC',
    ...changed,
  };
  const server = [
    join(bin, 'postgres'),
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const [program, args] = endingWithUs(server);
  const child = spawn(program, args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => {
    said = (said + piece.toString()).slice(-4000);
  });
  const endWithUs = () => child.kill('SIGINT');
  process.once('exit', endWithUs);
  const at = (role: string) => `postgres://${role}@127.0.0.1:${port}/postgres`;
  await untilReady(at('supabase_admin'), child, () => said);
  return {
    url: at('postgres'),
    adminUrl: at('supabase_admin'),
    async stop() {
      process.off('exit', endWithUs);
      if (child.exitCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGINT');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, child: ChildProcess, said: () => string) {
  for (let turn = 0; turn < 600; turn += 1) {
    if (child.exitCode !== null) break;
    const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice() {} });
    const ready = await sql`select 1`.then(
      () => true,
      () => false,
    );
    await sql.end();
    if (ready) return;
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error(`PostgreSQL did not start.\n${said()}`);
}

/** The roles, the schema `auth` and the generous grants that are there before the first migration. */
async function becomeNewProject({ url, adminUrl }: Cluster) {
  const admin = postgres(adminUrl, { max: 1, onnotice() {} });
  try {
    await admin`create role postgres login createdb createrole bypassrls`;
    await admin`alter database postgres owner to postgres`;
    const connection = createPostgresConnection({ url, postgresOptions: { onnotice() {} } });
    const app = new App({
      connection,
      auth: { enabled: true, jwt_secret: 'only for making the tables of the accounts' },
      api: { schemas: ['public'] },
    });
    await app.ensureSystemSchema();
    await connection.close();
    await admin.unsafe(readFileSync(new URL('./bootstrap.sql', import.meta.url), 'utf8'));
  } finally {
    await admin.end();
  }
}

/** Runs the migrations with the same program, and the same history table, as in a real project. */
function migrate(url: string) {
  supabaseCli('db', 'push', '--yes', `--remote=${url}`);
}

const prefix = 'mooring-postgres-';

/** Deletes what killed runs have left: folders older than an hour without a running server. */
function sweep() {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    try {
      if (Date.now() - statSync(folder).mtimeMs < 3_600_000) continue;
      if (existsSync(join(folder, 'data/postmaster.pid'))) continue;
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // It belongs to another user, or another run has deleted it.
    }
  }
}

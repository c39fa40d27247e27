/** Debian's PostgreSQL: found where it is, installed where it is not and we may. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const versions = '/usr/lib/postgresql';
const programs = ['initdb', 'postgres'];

/** The folder of `initdb` and `postgres`. Installs both, and pgTAP, where they are missing. */
export function ensurePostgres(): string {
  const found = folder();
  if (found && hasPgtap(found)) return found;
  install(found);
  const installed = folder();
  if (installed && hasPgtap(installed)) return installed;
  throw new Error(
    'The checks of the hosted side need PostgreSQL 15 or newer with pgTAP, and they could not be installed from here. On Debian or Ubuntu: sudo apt-get install postgresql postgresql-15-pgtap',
  );
}

/** The user that runs the server: PostgreSQL refuses to run as root. */
export function serverUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  if (!uid || !gid) throw new Error('There is no user `postgres` on this machine.');
  return { uid, gid };
}

function folder(): string | undefined {
  const given = process.env.POSTGRES_BIN;
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .filter((version) => Number(version) >= 15)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return [given, ...debian, stdout?.trim()].find(
    (bin) => bin && programs.every((program) => existsSync(join(bin, program))),
  );
}

function hasPgtap(bin: string): boolean {
  const version = /postgresql\/(\d+)\/bin$/.exec(bin)?.[1];
  const { stdout } = spawnSync(join(bin, 'pg_config'), ['--sharedir'], { encoding: 'utf8' });
  const shares = [
    stdout?.trim(),
    version && `/usr/share/postgresql/${version}`,
    // As the programs from npm have it.
    join(bin, '../share/postgresql'),
  ];
  return shares.some((share) => share && existsSync(join(share, 'extension/pgtap.control')));
}

function install(found: string | undefined) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.info('Setting up: installing PostgreSQL for the checks of the hosted side.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  apt('update', '-qq');
  if (!found) apt('install', '-y', '-qq', 'postgresql');
  const version = /postgresql\/(\d+)\/bin$/.exec(folder() ?? '')?.[1];
  if (version) apt('install', '-y', '-qq', `postgresql-${version}-pgtap`);
}

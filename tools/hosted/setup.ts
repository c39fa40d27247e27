/** Around the tests of the hosted side: one server for all of them, so that each file needs only its own people. */
import postgres from 'postgres';
import { type Cluster, startCluster } from './cluster.ts';
import { copies } from './shared.ts';

let cluster: Cluster | undefined;

export async function setup() {
  if (process.env.SUPABASE_URL) return;
  cluster = await startCluster();
  const admin = postgres(cluster.adminUrl.replace(/\/postgres$/, '/template1'), { max: 1 });
  for (const copy of copies) await admin.unsafe(`create database ${copy} template postgres`);
  await admin.end();
  process.env.MOORING_TEST_DATABASE = cluster.url;
}

export const teardown = () => cluster?.stop();

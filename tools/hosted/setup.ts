/** Before the tests of the hosted side: one database for all of them, so that each file needs only its own people. */
import { startCluster } from './cluster.ts';

export default async function setup() {
  if (process.env.SUPABASE_URL) return;
  const cluster = await startCluster();
  process.env.MOORING_TEST_DATABASE = cluster.url;
  return cluster.stop;
}

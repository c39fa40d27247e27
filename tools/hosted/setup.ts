/** Around the tests of the hosted side: one database for all of them, so that each file needs only its own people. */
import { type Cluster, startCluster } from './cluster.ts';

let cluster: Cluster | undefined;

export async function setup() {
  if (process.env.SUPABASE_URL) return;
  cluster = await startCluster();
  process.env.MOORING_TEST_DATABASE = cluster.url;
}

export const teardown = () => cluster?.stop();

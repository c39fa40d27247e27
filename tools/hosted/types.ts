/** `pnpm hosted:types`: writes the TypeScript types of the tables that the migrations create. */
import { writeFileSync } from 'node:fs';
import { startCluster } from './cluster.ts';
import { schemaFile, schemaTypes } from './schema-types.ts';

const cluster = await startCluster();
try {
  writeFileSync(schemaFile, schemaTypes(cluster.url));
} finally {
  await cluster.stop();
}

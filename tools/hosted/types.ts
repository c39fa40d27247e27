/** `pnpm hosted:types`: writes down what the tables of the migrations look like, for those who speak to them. */
import { writeFileSync } from 'node:fs';
import { startCluster } from './cluster.ts';
import { schemaFile, schemaTypes } from './schema-types.ts';

const cluster = await startCluster();
try {
  writeFileSync(schemaFile, schemaTypes(cluster.url));
} finally {
  await cluster.stop();
}

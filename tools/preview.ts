/** Serves `dist/` on PORT (default 4173). */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compose } from './compose.ts';
import { serve } from './serve.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const port = Number(process.env.PORT ?? 4173);
const host = process.env.HOST ?? '127.0.0.1';

if (!existsSync(`${dist}/boot.js`)) {
  console.error('There is nothing to serve yet. Run `npm start`, which builds first.');
  process.exit(1);
}
try {
  // Settings and headers are written at every start, so the precache list has to be written again too.
  await compose(dist);
  await serve(dist, port, host);
  console.info(`Mooring is open at http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`);
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!taken) throw error;
  console.error(`Port ${port} is taken. Choose another one: PORT=4300 npm start`);
  process.exit(1);
}

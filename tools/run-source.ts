/** Runs a module of a package with what Vite understands and Node does not, such as tables imported as text. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [path = ''] = process.argv.splice(2, 1);
const root = fileURLToPath(new URL('..', import.meta.url));
await runnerImport(`${root}/${path}`, { root, configFile: false, logLevel: 'error' });

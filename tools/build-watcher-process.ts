/**
 * Builds the package in its working directory, and builds it again whenever a file it is made of changes. Forked by
 * `build-watcher.ts`, one process for each package, because the federation plugin keeps its state in the process.
 */
import { build } from 'vite';

const watcher = await build({
  clearScreen: false,
  build: {
    watch: {},
    minify: false,
    reportCompressedSize: false,
    // A page that is open may still ask for a chunk of an earlier build.
    emptyOutDir: false,
    rolldownOptions: {
      // Leaves out what a barrel such as lucide's exports and nobody uses: 500 modules to read instead of 2,700.
      experimental: { lazyBarrel: true },
    },
  },
});
if (!('on' in watcher)) throw new Error('Vite did not start to watch.');

watcher.on('event', (event) => {
  if (event.code === 'START') tell('building');
  if (event.code === 'BUNDLE_END') tell('built');
  if (event.code === 'ERROR') tell('failed');
});
// Without a parent nobody serves what is built, however the parent ended.
process.on('disconnect', () => process.exit());

function tell(state: 'building' | 'built' | 'failed') {
  process.send?.(state);
}

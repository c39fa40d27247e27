import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { featurePages } from './feature-pages.ts';
import { remoteFederation } from './federation.ts';
import { wholeShares } from './whole-shares.ts';

/** What every page of a remote stands on, in one file: as several small ones each costs its own head and its own place in line. */
const base =
  /__loadShare__|jsx-runtime|vite\/preload-helper|rolldown\/runtime|ui\/src\/icon\/icon\./;

const workersOfData = '../../packages/*/src/**/*-worker.ts';

/**
 * The Vite config of a feature. `vite --mode standalone` serves its own page from source; `vite build` makes the
 * deployable remote in `dist/remotes/<id>/` (or below `MOORING_OUT`).
 */
export const remoteConfig = (id: string, port: number) =>
  defineConfig(({ mode }) => {
    const alone = mode === 'standalone';
    return {
      base: alone ? '/' : './',
      plugins: [react(), ...(alone ? [] : [wholeShares(), remoteFederation(id), featurePages()])],
      server: { port, strictPort: true },
      // What only a Worker imports would be found when it starts, and reload the page in the middle of a filling.
      ...(alone
        ? { optimizeDeps: { entries: ['index.html', 'src/**/*-worker.ts', workersOfData] } }
        : {}),
      logLevel: alone ? 'info' : 'warn',
      build: {
        target: 'es2023',
        outDir: `${process.env.MOORING_OUT ?? '../../dist'}/remotes/${id}`,
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: {
          // On a busy machine it would warn of the time the federation plugin takes, which is nobody's fault.
          checks: { pluginTimings: false },
          ...(alone
            ? {}
            : {
                input: './src/feature.ts',
                output: { codeSplitting: { groups: [{ name: 'base', test: base }] } },
              }),
        },
      },
    };
  });

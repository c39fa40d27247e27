import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkedImports } from './checked-imports.ts';
import { featurePages } from './feature-pages.ts';
import { remoteFederation } from './federation.ts';
import { wholeShares } from './whole-shares.ts';

/** Modules that every page of a remote needs, bundled into one chunk: several small ones would cost more requests and headers. */
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
      plugins: [
        react(),
        ...(alone ? [] : [wholeShares(), remoteFederation(id), featurePages(), checkedImports()]),
      ],
      server: { port, strictPort: true },
      // Vite would find the dependencies of Workers only when one starts, and reload the page while test data is written.
      ...(alone
        ? { optimizeDeps: { entries: ['index.html', 'src/**/*-worker.ts', workersOfData] } }
        : {}),
      logLevel: alone ? 'info' : 'warn',
      worker: { rolldownOptions: { checks: { pluginTimings: false } } },
      build: {
        target: 'es2023',
        outDir: `${process.env.MOORING_OUT ?? '../../dist'}/remotes/${id}`,
        emptyOutDir: true,
        manifest: true,
        // What an import needs is loaded with its hash (check-remotes.js). A preload without one would come before it.
        modulePreload: false,
        rolldownOptions: {
          // The bundler warns that the federation plugin is slow, also when only the machine is busy.
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

/**
 * The one place that knows how Mooring is federated. The shell brings every shared package; a remote brings none,
 * so there is one React, one router, one kit and one data layer however many features are on screen.
 */
import { federation, type ModuleFederationOptions } from '@module-federation/vite';

/** The packages that the shell bundles once and shares with every remote. */
export const sharedNames = [
  'react',
  'react-dom',
  '@mooring/contract',
  '@mooring/contract/router',
  '@mooring/ui',
  '@mooring/data',
];

type Shared = NonNullable<ModuleFederationOptions['shared']>;

const share = (options: object): Shared =>
  Object.fromEntries(
    sharedNames.map((name) => [name, { singleton: true, requiredVersion: false, ...options }]),
  ) as Shared;

/** A remote's entry below its folder. */
export const entryName = 'remoteEntry.js';

const base = {
  dts: false,
  shareStrategy: 'loaded-first',
  target: 'web',
  // Remotes are named by their entry (tools/compose.ts reads their manifests beforehand), so nothing here reads one.
  disableSnapshot: true,
  // In seconds. A build on a busy machine must not depend on the time it takes, so it waits long. Under a watch a syntax error
  // makes the plugin wait for a module that never comes, so there the wait is short.
  moduleParseIdleTimeout: process.env.MOORING_WATCH ? 2 : 600,
} satisfies Partial<ModuleFederationOptions>;

/** The host: bundles what is shared and lends it to every remote, together with the federation runtime. */
export const hostFederation = () =>
  federation({
    ...base,
    name: 'shell',
    filename: 'shellEntry.js',
    remotes: {},
    shared: share({ eager: true }),
    experiments: { provideExternalRuntime: true },
    // Named here because the plugin would add it by its absolute path, and the built files would depend on the folder.
    runtimePlugins: ['@module-federation/vite/injectExternalRuntimeCorePlugin'],
  });

/** A remote: one exposed module, no copy of anything shared. `id` is the feature's id; federation names allow no hyphens. */
export const remoteFederation = (id: string) =>
  federation({
    ...base,
    name: federationName(id),
    filename: entryName,
    exposes: { './feature': './src/feature.ts' },
    shared: share({ import: false }),
    manifest: true,
    experiments: { externalRuntime: true },
  });

export const federationName = (id: string) => id.replaceAll('-', '_');

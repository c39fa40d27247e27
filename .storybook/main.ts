import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/**/*.stories.tsx',
    '../features/*/src/**/*.stories.tsx',
    '../shell/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => {
    // What only a Worker imports would be found when it starts, and reload the page in mid-test.
    const workers = '{features,packages}/*/src/**/*-worker.ts';
    const entries = [vite.optimizeDeps?.entries ?? [], workers].flat();
    // "use client" in a dependency means nothing here, and where the time of a build goes is no warning.
    const checks = { moduleLevelDirective: false, pluginTimings: false };
    const rolldownOptions = { ...vite.build?.rolldownOptions, checks };
    return {
      ...vite,
      optimizeDeps: { ...vite.optimizeDeps, entries },
      build: { ...vite.build, rolldownOptions },
    };
  },
};

export default config;

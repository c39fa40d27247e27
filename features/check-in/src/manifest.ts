import { type FeatureManifest, paths } from '@mooring/contract';

/** The daily check-in: how it feels, how strongly, and what came before. Reached from Home; no nav entry. */
export const manifest: FeatureManifest = {
  id: 'check-in',
  section: 'home',
  screens: {
    [paths.emotions.pattern]: './check-in-screen.tsx',
  },
};

import { type FeatureManifest, paths } from '@mooring/contract';

/** The companion: what is here, a few words back, and ways to go on. Reached from Home; no nav entry. */
export const manifest: FeatureManifest = {
  id: 'companion',
  section: 'home',
  screens: {
    [paths.companion.pattern]: './companion-screen.tsx',
    [paths.companionMemory.pattern]: './memory/memory-screen.tsx',
  },
};

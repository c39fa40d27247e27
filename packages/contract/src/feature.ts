import type { RouteObject } from 'react-router-dom';

export type FeatureId =
  | 'journal'
  | 'companion'
  | 'healing-path'
  | 'check-in'
  | 'library'
  | 'profile';

/** One of the five places in the bottom navigation, in the order `position` gives. */
export type NavEntry = { label: string; to: string; position: 1 | 2 | 3 | 4 | 5; icon: NavIcon };
export type NavIcon = 'home' | 'path' | 'library' | 'bookmark' | 'profile';

/**
 * What a feature declares statically. The shell reads it when it is built, so the navigation paints before any
 * feature has loaded and survives a feature that never does.
 */
export type FeatureManifest = {
  id: FeatureId;
  /** Route patterns this feature owns, as in `paths`. */
  owns: readonly string[];
  nav?: readonly NavEntry[];
};

/** A feature's federated door: `src/feature.ts` exports its routes as default, each lazily loading its screen. */
export type FeatureModule = { default: RouteObject[] };

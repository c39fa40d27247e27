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
 * feature has loaded and survives a feature that never does. Data only: importing it brings no screen along.
 */
export type FeatureManifest = {
  id: FeatureId;
  /** Route pattern, as in `paths` → the module that exports the screen as `Component`, from the feature's `src/`. */
  screens: Readonly<Record<string, ScreenModulePath>>;
  /** Route pattern → the address that answers for it. */
  redirects?: Readonly<Record<string, string>>;
  /** The place in the navigation that its screens belong to, and that is lit while one of them is open. */
  section?: NavIcon;
  /** Route pattern → another place, for the screens that belong elsewhere; null for nowhere. */
  sections?: Readonly<Record<string, NavIcon | null>>;
  nav?: readonly NavEntry[];
};

export type ScreenModulePath = `./${string}-screen.tsx`;

/** Every route pattern a feature owns: those of its screens, then those of its redirects. */
export const ownedPatterns = ({ screens, redirects = {} }: FeatureManifest): string[] => [
  ...Object.keys(screens),
  ...Object.keys(redirects),
];

/** A feature's federated door: `src/feature.ts` exports its routes as default, each lazily loading its screen. */
export type FeatureModule = { default: RouteObject[] };

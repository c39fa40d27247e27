import { manifest as checkIn } from '@mooring/check-in/manifest';
import { manifest as companion } from '@mooring/companion/manifest';
import {
  type FeatureManifest,
  type NavEntry,
  type NavIcon,
  ownedPatterns,
  paths,
} from '@mooring/contract';
import { matchPath } from '@mooring/contract/router';
import { manifest as healingPath } from '@mooring/healing-path/manifest';
import { manifest as journal } from '@mooring/journal/manifest';
import { manifest as library } from '@mooring/library/manifest';
import { manifest as profile } from '@mooring/profile/manifest';

/** The manifest of every feature. Known when the shell is built; the URL of each remote is known only when deployed. */
export const features: readonly FeatureManifest[] = [
  journal,
  companion,
  healingPath,
  checkIn,
  library,
  profile,
];

const home: NavEntry = { label: 'Home', to: paths.dashboard.to(), position: 1, icon: 'home' };

/** The bottom navigation, in order: the shell's own entry and those the features declare. */
export const navEntries: readonly NavEntry[] = [
  home,
  ...features.flatMap(({ nav }) => nav ?? []),
].sort((a, b) => a.position - b.position);

/** The feature that owns an address, if any does. */
export const ownerOf = (pathname: string): FeatureManifest | undefined =>
  features.find((feature) =>
    ownedPatterns(feature).some((pattern) => matchPath(pattern, pathname) !== null),
  );

/** The place in the navigation that an address belongs to, if it belongs to one. */
export function sectionOf(pathname: string): NavIcon | null {
  if (pathname === home.to) return home.icon;
  const owner = ownerOf(pathname);
  const [, other] =
    Object.entries(owner?.sections ?? {}).find(([pattern]) => matchPath(pattern, pathname)) ?? [];
  return other === undefined ? (owner?.section ?? null) : other;
}

import { paths } from '@mooring/contract';

/** Where somebody is writing, or has something else at heart. Nobody is called away from there. */
export const isQuietPlace = (pathname: string): boolean =>
  quietPlaces.has(pathname) || pathname.startsWith(paths.edit.to({ id: '' }));

const quietPlaces = new Set<string>([
  paths.write.pattern,
  paths.safety.pattern,
  paths.onboarding.pattern,
  paths.auth.pattern,
]);

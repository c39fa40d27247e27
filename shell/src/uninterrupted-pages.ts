import { paths } from '@mooring/contract';

/** Pages on which no reminder and no update notice appears: writing, Right now, onboarding, log-in. */
export const isUninterruptedPage = (pathname: string): boolean =>
  uninterruptedPages.has(pathname) || pathname.startsWith(paths.edit.to({ id: '' }));

const uninterruptedPages = new Set<string>([
  paths.write.pattern,
  paths.safety.pattern,
  paths.onboarding.pattern,
  paths.auth.pattern,
]);

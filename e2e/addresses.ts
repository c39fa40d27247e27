import { paths } from '../packages/contract/src/paths.ts';

/** Every page, with what `fill` brings in, and the rooms that a query opens. */
export const addresses: readonly string[] = [
  ...Object.values(paths)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !pattern.includes(':') && pattern !== paths.subscription.pattern),
  '/healing-path/checkpoint/2',
  '/journal/month/2026-11?day=20',
  '/entry/entry-image',
  '/edit/entry-image',
  '/letters/new',
  '/letters/letter-one',
  '/someone/new',
  '/someone/person-one',
  '/companion?view=earlier',
  '/companion?view=settings',
  '/meditations?read=evening-harbour',
  '/rituals?ritual=daily-release',
  '/rituals?ritual=daily-release&step=2',
  '/soundscapes?quiet=1',
  '/nowhere',
];

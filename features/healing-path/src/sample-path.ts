import type { Data, EarlierPath, HealingPath } from '@mooring/data';
import { generatePath } from './path/generate-path.ts';
import { withResponse } from './path/progress.ts';

/** A path some way along, for stories and tests. */
export async function keepSamplePath(
  data: Data,
  { done = 0, vision = 'To say her name at the table without the room going quiet' } = {},
): Promise<HealingPath> {
  let path: HealingPath = {
    ...generatePath({ vision, theme: 'releasing' }),
    startDate: data.env.now().toISOString(),
  };
  for (let id = 1; id <= done; id += 1) path = withResponse(path, id, `What I wrote at ${id}.`);
  await data.records.put('healing-path', path);
  return path;
}

/** A path walked in spring, and a new one begun since. */
export async function keepEarlierPath(data: Data): Promise<EarlierPath> {
  const walked = await keepSamplePath(data, { done: 2, vision: 'To sleep again' });
  const earlier = {
    ...walked,
    startDate: '2026-03-03T10:00:00.000Z',
    endedAt: '2026-05-09T10:00:00.000Z',
    begun: { '3': 'Half a thought' },
  };
  await data.records.put('healing-path-archive', [earlier]);
  await keepSamplePath(data);
  return earlier;
}

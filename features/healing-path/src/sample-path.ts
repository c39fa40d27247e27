import type { Data, HealingPath } from '@mooring/data';
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

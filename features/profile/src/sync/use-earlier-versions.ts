import { whenInWords } from '@mooring/contract';
import { type EarlierVersion, useData, useLive } from '@mooring/data';
import { useState } from 'react';
import { nameOf, textOf } from './earlier-text.ts';

/** What lost against another device's version of the same thing: looked at, put back in its place, or removed. */
export function useEarlierVersions() {
  const data = useData();
  const live = useLive(({ earlierVersions }) => earlierVersions.list(), ['user_data']);
  const [busy, setBusy] = useState(false);
  const list = live.status === 'ready' ? live.value : [];

  const doing = (work: () => Promise<void>) => async () => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    } finally {
      setBusy(false);
    }
  };
  const use = (version: EarlierVersion) =>
    doing(async () => {
      await data.earlierVersions.reinstate(version);
      data.notices.say('version.used');
    });
  const remove = (version: EarlierVersion) =>
    doing(async () => {
      await data.earlierVersions.remove(version.id);
      const run = () => void doing(() => data.earlierVersions.restore(version))();
      data.notices.say('version.removed', { action: { label: 'Undo', run } });
    });

  return {
    busy,
    versions: list.map((version) => ({
      id: version.id,
      name: nameOf(version),
      kept: `Kept ${whenInWords(new Date(version.date), data.env.now())}`,
      words: textOf(version),
      usable: version.isUsable,
      use: use(version),
      remove: remove(version),
    })),
  };
}

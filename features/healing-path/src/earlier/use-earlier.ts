import { paths } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { type EarlierPath, useData, useLive } from '@mooring/data';

/** Where an earlier path is shown. It is known by the time it was begun at. */
export const earlierAddress = (startDate: string) =>
  `${paths.healingPathOverview.to()}?${new URLSearchParams({ earlier: startDate })}`;

/** The paths that were replaced, newest first; null while they are being opened. */
export function useEarlierPaths(): readonly EarlierPath[] | null {
  const live = useLive(({ records }) => records.get('healing-path-archive'), ['user_data']);
  if (live.status === 'loading') return null;
  // Ones that will not open stay where they are; the path the person is on must not suffer from it.
  return live.status === 'failed' ? [] : (live.value ?? []).toReversed();
}

/** Deletes an earlier path, with a way to take that back. */
export function useDeleteEarlier(path: EarlierPath): () => Promise<void> {
  const data = useData();
  const navigate = useNavigate();
  const others = (kept: readonly EarlierPath[] | null) =>
    (kept ?? []).filter(({ startDate }) => startDate !== path.startDate);

  function undo() {
    data.records
      .change('healing-path-archive', (kept) =>
        [...others(kept), path].sort((a, b) => a.startDate.localeCompare(b.startDate)),
      )
      .catch((error: unknown) => data.notices.fail(error, 'store.failed'));
  }

  return async () => {
    try {
      await data.records.change('healing-path-archive', others);
      data.notices.say('path.earlier-deleted', { action: { label: 'Undo', run: undo } });
      await navigate(paths.healingPathOverview.to(), { replace: true });
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    }
  };
}

import { useLive } from '@mooring/data';

const none: ReadonlyMap<string, number> = new Map();

/** How many pictures an entry has, by its id. No picture is read for it. */
export function usePictureCounts(): ReadonlyMap<string, number> {
  const live = useLive(({ pictures }) => pictures.counts(), ['journal_entries', 'audio_chunks']);
  return live.status === 'ready' ? live.value : none;
}

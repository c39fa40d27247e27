import { useLive } from '@mooring/data';

/**
 * The first words of the page that was begun and not saved, which may have a recording or pictures alone; null where there is
 * none, or none that opens.
 */
export function useOpenDraft(): { words: string } | null {
  const draft = useLive(({ drafts }) => drafts.get('new'), ['user_data']);
  if (draft.status !== 'ready' || !draft.value) return null;
  const { title, content, recording, pictures = [] } = draft.value;
  const [firstLine = ''] = content.trim().split('\n');
  // The title is often the date alone.
  const words = firstLine || title.trim();
  return words || recording || pictures.length > 0 ? { words } : null;
}

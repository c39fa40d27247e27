import type { MessageKey } from '@mooring/contract';
import { type EntryPicture, useData, useLive } from '@mooring/data';
import { downloadFile } from '@mooring/ui/bundled';
import { useEffect, useState } from 'react';

const none: readonly EntryPicture[] = [];
/** What is written whenever the pictures of an entry change. Drafts and settings are not among it. */
const changed = ['journal_entries', 'audio_chunks'] as const;

/** The pictures of an entry that is read, and the one that is shown large. */
export function useEntryPictures(entryId: string) {
  const data = useData();
  const live = useLive(({ pictures }) => pictures.of(entryId), changed, entryId);
  const [index, setIndex] = useState(-1);
  const pictures = live.status === 'ready' ? live.value.items : none;
  const { length } = pictures;
  const isOpen = index >= 0;
  const step = (by: number) =>
    setIndex((now) => Math.min(Math.max(now + by, 0), Math.max(0, length - 1)));

  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      if (by !== 0) setIndex((now) => Math.min(Math.max(now + by, 0), length - 1));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, length]);

  const failure: { key: MessageKey; retry(): void } | null = live.status === 'failed' ? live : null;
  return {
    pictures,
    unreadable: live.status === 'ready' ? live.value.unreadable.length : 0,
    failure,
    index,
    /** Null while none is shown large. */
    large: pictures[index] ?? null,
    show: setIndex,
    step,
    close: () => setIndex(-1),
    async downloadOriginal(picture: EntryPicture) {
      try {
        const { file, isWhole } = await data.pictures.openOriginal(picture);
        if (isWhole) downloadFile(picture.original?.name ?? 'picture', file);
        else data.notices.say('vault.unreadable');
      } catch (error) {
        data.notices.fail(error, 'vault.unreadable');
      }
    },
  };
}

export type EntryPicturesView = ReturnType<typeof useEntryPictures>;
